import { stem } from '../words/stem';
import type { CityIndex } from './CityIndex';

/** Whether a place of the city has this folded word; the word is then not misspelt. */
export const isWordOf = ({ postings }: CityIndex, word: string): boolean =>
  postings.some(({ terms }) => terms.find(stem(word)) >= 0);
