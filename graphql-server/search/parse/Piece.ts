import type { Meaning, WordRole } from './Meaning';

/** A range of tokens that has one meaning. It does not include the token at `end`. */
export interface Piece {
  start: number;
  end: number;
  /** The concepts that the piece names; usually one. */
  concepts: readonly string[];
  /**
   * True when the piece is a phrase for people or situations (`asked` in the vocabulary), not a name of the concept.
   */
  isAsked: boolean;
  roles: ReadonlySet<WordRole>;
  language: Meaning['language'] | null;
  /**
   * 'functionWord': a function word; 'unknown': not in the vocabulary; 'break': the end of a clause; 'used': part of an
   * amount.
   */
  kind: 'concept' | 'functionWord' | 'unknown' | 'break' | 'used';
}
