import { stem } from '../words/stem';
import type { CityIndex } from './CityIndex';

/** Whether a place of the city has this folded word; the word is then not misspelt. */
export const isWordOf = ({ postings }: CityIndex, word: string): boolean =>
  postings.some(({ terms }) => terms.find(stem(word)) >= 0);

/** Whether a word of a place of the city begins like this. */
export const isStartOfWord = ({ postings }: CityIndex, start: string): boolean =>
  postings.some(({ terms }) => terms.withPrefix(start, 1).length > 0);
