import type { MeasureReader } from './MeasureReader';

/** Words that may follow a length in feet, yards or meters if it is a distance: "500 feet away", not "400 meter run". */
const AFTER_SHORT =
  /^(?:away|from|or|of|walk|walking|on|in|around|max|radius|near|to|at|for|with|please|tops|de|del|o)$/;

/** Whether a length in feet, yards or meters, from token `at` to before `end`, can be a distance. */
export const isDistance = (words: MeasureReader, at: number, end: number) =>
  words.startOf(at, 'under') >= 0 || words.tokens[end]?.kind !== 'word' || AFTER_SHORT.test(words.word(end) ?? '');
