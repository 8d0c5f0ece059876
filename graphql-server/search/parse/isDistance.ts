import type { MeasureReader } from './MeasureReader';

/** Words that may follow a short length if it is a distance: "500 feet away". "400 meter run" names no distance. */
const AFTER_SHORT =
  /^(?:away|from|or|of|walk|walking|on|in|around|max|radius|near|to|at|for|with|please|tops|de|del|o)$/;

/** Whether a short length, from token `at` to before `end`, can be a distance, judged by the words beside it. */
export const isDistance = (words: MeasureReader, at: number, end: number) =>
  words.startOf(at, 'under') >= 0 || words.tokens[end]?.kind !== 'word' || AFTER_SHORT.test(words.word(end) ?? '');
