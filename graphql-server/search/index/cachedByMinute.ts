import type { Columns } from './Columns';

/** Whether a place (by its number) passes a test about its opening hours. */
export type OpenTest = (place: number) => boolean;

/**
 * Returns a function like `testOf` that computes its test once a minute for all places of a city, because many searches
 * need it in the same minute.
 */
export function cachedByMinute(testOf: (columns: Columns, moment: Date) => OpenTest) {
  const answers = new WeakMap<Columns, { minute: number; size: number; passes: Uint8Array }>();
  return (columns: Columns, moment: Date): OpenTest => {
    const minute = Math.floor(moment.getTime() / 60_000);
    let known = answers.get(columns);
    if (known?.minute !== minute || known.size !== columns.size) {
      const test = testOf(columns, moment);
      const passes = new Uint8Array(columns.size);
      for (let place = 0; place < columns.size; place++) passes[place] = test(place) ? 1 : 0;
      known = { minute, size: columns.size, passes };
      answers.set(columns, known);
    }
    const { passes } = known;
    return (place) => passes[place] === 1;
  };
}
