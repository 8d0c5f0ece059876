import { stem } from '../words/stem';
import type { CityIndex } from './CityIndex';

/**
 * Whether the texts of any place in the city contain this folded word, in any form. If so, the search corrects the
 * spelling of the word only if parse/misspelt.ts has the word.
 */
export const isWordOf = ({ postings }: CityIndex, word: string): boolean =>
  postings.some(({ terms }) => terms.find(stem(word)) >= 0);

/** Whether the texts of any place in the city contain a word whose stem begins with this text. */
export const isStartOfWord = ({ postings }: CityIndex, start: string): boolean =>
  postings.some(({ terms }) => terms.withPrefix(start, 1).length > 0);
