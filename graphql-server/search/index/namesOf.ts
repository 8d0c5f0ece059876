import { withoutJoiners } from '../words/nameSpellings';
import { nameWordsOf } from '../words/nameWordsOf';
import type { CityIndex } from './CityIndex';

/**
 * The names of a city's places, and the places by the words of their names. Places that are not for the public are
 * included, because cravings can name them to say where to search. Places that were replaced or removed are included,
 * too (see Columns.isCurrent).
 */
export interface Names {
  /** The words of each name, by the number of the place. */
  words: readonly (readonly string[])[];
  /** The same without joiners (withoutJoiners); the same list if a name has no joiner. */
  essential: readonly (readonly string[])[];
  /** Folded word -> the numbers of the places with this word in their name, in ascending order. */
  byWord: ReadonlyMap<string, readonly number[]>;
  /**
   * First word of a name, without a final "s" (withoutS) -> the numbers of the places whose names begin with this word.
   * Names that read like a craving are left out (see NameCore).
   */
  byFirst: ReadonlyMap<string, readonly number[]>;
}

const known = new WeakMap<CityIndex, Names & { size: number }>();

/** Removes a final "s" from a folded word of more than 3 letters, so that "gioia" and "gioias" are the same name. */
export const withoutS = (word: string): string => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

/**
 * Returns the names of a city's places. They are computed on first use, and again when places were added or changed.
 */
export function namesOf(index: CityIndex): Names {
  const { size, nameTexts, core } = index.columns;
  const cached = known.get(index);
  if (cached?.size === size) return cached;
  const words: string[][] = [];
  const essential: (readonly string[])[] = [];
  const byWord = new Map<string, number[]>();
  const byFirst = new Map<string, number[]>();
  for (let place = 0; place < size; place++) {
    const own = nameWordsOf(nameTexts[place] ?? '');
    words.push(own);
    essential.push(withoutJoiners(own));
    for (const word of new Set(own)) add(byWord, word, place);
    if (core[place] !== 0) add(byFirst, withoutS(own[0] ?? ''), place);
  }
  const names = { words, essential, byWord, byFirst, size };
  known.set(index, names);
  return names;
}

function add(to: Map<string, number[]>, word: string, place: number): void {
  const places = to.get(word);
  if (places) places.push(place);
  else to.set(word, [place]);
}
