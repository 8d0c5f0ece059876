import { stem } from '../words/stem';
import type { CityIndex } from './CityIndex';

/** Whether a place of the city bears this folded word, which is not misspelt then. */
export const isWordOf = ({ postings }: CityIndex, word: string): boolean =>
  postings.some(({ terms }) => terms.find(stem(word)) >= 0);
