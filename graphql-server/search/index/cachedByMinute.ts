import type { Columns } from './Columns';

/** Whether a place (by its number) passes a test about its opening hours. */
export type OpenTest = (place: number) => boolean;

/**
 * Returns a function like `testOf`, but its tests cache their results. Many searches in a minute need the same results.
 * So the cache stores, for each city, the results of the last requested minute. A request for another minute, or a
 * request after a place was added, replaces them. A place is tested only when a search needs its result, so no search
 * waits for all places of a city.
 */
export function cachedByMinute(testOf: (columns: Columns, moment: Date) => OpenTest) {
  const tests = new WeakMap<Columns, { minute: number; size: number; test: OpenTest }>();
  return (columns: Columns, moment: Date): OpenTest => {
    const minute = Math.floor(moment.getTime() / 60_000);
    const known = tests.get(columns);
    if (known?.minute === minute && known.size === columns.size) return known.test;
    const test = remembering(testOf(columns, moment), columns.size);
    tests.set(columns, { minute, size: columns.size, test });
    return test;
  };
}

const [PASSES, FAILS] = [1, 2];

/** Returns a test like `test` that caches the results for the first `size` places. */
function remembering(test: OpenTest, size: number): OpenTest {
  const answers = new Uint8Array(size);
  return (place) => {
    const answer = answers[place] || (test(place) ? PASSES : FAILS);
    answers[place] = answer;
    return answer === PASSES;
  };
}
