import type { Meaning, WordRole } from './Meaning';

/** A stretch of tokens [start, end) that stands for one thing. */
export interface Piece {
  start: number;
  end: number;
  /** The concepts it names; usually one. */
  concepts: readonly string[];
  /** Found by a phrase for people and situations, not by a name. */
  isAsked: boolean;
  roles: ReadonlySet<WordRole>;
  language: Meaning['language'] | null;
  /** 'little': a function word; 'unknown': nothing we know; 'break': the end of a clause; 'used': part of an amount. */
  kind: 'concept' | 'little' | 'unknown' | 'break' | 'used';
}
