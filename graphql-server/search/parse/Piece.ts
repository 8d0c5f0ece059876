import type { Meaning, WordRole } from './Meaning';

/** A range of tokens that has one meaning. It does not include the token at `end`. */
export interface Piece {
  start: number;
  end: number;
  /** The concepts that the piece names: usually one concept, or none if `kind` is not 'concept'. */
  concepts: readonly string[];
  /** True if the words mean the concept only as slang or a situation (`asked` in the vocabulary), not as its name. */
  isAsked: boolean;
  roles: ReadonlySet<WordRole>;
  language: Meaning['language'] | null;
  /**
   * 'functionWord': a function word; 'unknown': not in the lexicon; 'break': the end of a clause; 'used': a token that
   * was read as part of a price, time, party size or distance, or that `masked` of ReadOptions hides.
   */
  kind: 'concept' | 'functionWord' | 'unknown' | 'break' | 'used';
}
