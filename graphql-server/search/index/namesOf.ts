import { fold } from '../words/fold';
import type { CityIndex } from './CityIndex';

/** The names of a city's places by the words in them; also of those that no craving finds, for others say where they are by them. */
export interface Names {
  /** By place: folded words with single spaces. */
  folded: readonly string[];
  /** Folded word -> the places whose names hold it, in order. */
  byWord: ReadonlyMap<string, readonly number[]>;
}

const known = new WeakMap<CityIndex, Names & { size: number }>();
const WORD = /[\p{L}\p{N}]+/gu;
const APOSTROPHES = /['’ʼ´`]/g;

/** Worked out when a city's names are first asked for, and again when places came or changed. */
export function namesOf(index: CityIndex): Names {
  const { size, nameTexts } = index.columns;
  const kept = known.get(index);
  if (kept?.size === size) return kept;
  const folded: string[] = [];
  const byWord = new Map<string, number[]>();
  for (let place = 0; place < size; place++) {
    const words: string[] = fold(nameTexts[place] ?? '').replace(APOSTROPHES, '').match(WORD) ?? [];
    folded.push(words.join(' '));
    for (const word of new Set(words)) {
      const places = byWord.get(word);
      if (places) places.push(place);
      else byWord.set(word, [place]);
    }
  }
  const names = { folded, byWord, size };
  known.set(index, names);
  return names;
}
