import type { MeasureReader } from './MeasureReader';

/** What may follow a short length that is a distance: "500 feet away". "400 meter run" names none. */
const AFTER_SHORT =
  /^(?:away|from|or|of|walk|walking|on|in|around|max|radius|near|to|at|for|with|please|tops|de|del|o)$/;

/** Whether words beside a short length from `at` to `end` let it be a distance. */
export const isDistance = (words: MeasureReader, at: number, end: number) =>
  words.startOf(at, 'under') >= 0 || words.tokens[end]?.kind !== 'word' || AFTER_SHORT.test(words.word(end) ?? '');
