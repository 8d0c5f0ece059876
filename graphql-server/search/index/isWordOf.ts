import { stem } from '../words/stem';
import type { CityIndex } from './CityIndex';

/** Whether a place of the city has this folded word in its texts. Such a word is not misspelt. */
export const isWordOf = ({ postings }: CityIndex, word: string): boolean =>
  postings.some(({ terms }) => terms.find(stem(word)) >= 0);

/** Whether a place of the city has a word that begins with this text. */
export const isStartOfWord = ({ postings }: CityIndex, start: string): boolean =>
  postings.some(({ terms }) => terms.withPrefix(start, 1).length > 0);
