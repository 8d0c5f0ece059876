import { stem } from '../words/stem';
import type { CityIndex } from './CityIndex';

/** Whether the texts of a place in the city contain this folded word, in any form. Such a word is not corrected. */
export const isWordOf = ({ postings }: CityIndex, word: string): boolean =>
  postings.some(({ terms }) => terms.find(stem(word)) >= 0);

/** Whether the texts of a place in the city contain a word whose stem begins with this text. */
export const isStartOfWord = ({ postings }: CityIndex, start: string): boolean =>
  postings.some(({ terms }) => terms.withPrefix(start, 1).length > 0);
