import { openingText } from './openingText';
import { openingTimes } from './openingTimes';

const CHICAGO = 'America/Chicago';
const always = Array.from({ length: 7 }, (_, day) => ({ day, opens: 0, closes: 1440 }));
/** Hours that are the same every night: from six in the evening until the minute `closes`. */
const nightly = (closes: number) => Array.from({ length: 7 }, (_, day) => ({ day, opens: 1080, closes }));

const timesOf = (
  weekly: typeof always,
  at: string,
  holidayHours: { opens: number; closes: number }[] | null = null,
) => {
  const { isOpen, closesAt, opensNextAt } = openingTimes({ weekly, holidayHours, timeZone: CHICAGO }, new Date(at));
  return [isOpen, closesAt?.toISOString().slice(0, 16) ?? null, opensNextAt?.toISOString().slice(0, 16) ?? null];
};

const lunchAndDinner = [
  { day: 5, opens: 660, closes: 840 },
  { day: 5, opens: 1020, closes: 1560 },
];

test.each([
  ['2026-11-20T11:00:00-06:00', true, '2026-11-20T20:00', '2026-11-20T23:00'],
  ['2026-11-20T10:59:59-06:00', false, null, '2026-11-20T17:00'],
  ['2026-11-20T23:59:00-06:00', true, '2026-11-21T08:00', '2026-11-27T17:00'],
  ['2026-11-21T01:59:59-06:00', true, '2026-11-21T08:00', '2026-11-27T17:00'],
  ['2026-11-21T02:00:00-06:00', false, null, '2026-11-27T17:00'],
])('the times of a place that is open for lunch and dinner on Fridays are right at %s', (at, ...expected) => {
  expect(timesOf(lunchAndDinner, at)).toEqual(expected);
});

describe('clocks are put back: on 1 November 2026, the hour from one to two in the morning comes twice', () => {
  test.each([
    // A place that is open until two is open in both hours.
    [1560, '2026-11-01T05:30:00Z', true, '2026-11-01T08:00'],
    [1560, '2026-11-01T06:30:00Z', true, '2026-11-01T08:00'],
    [1560, '2026-11-01T07:59:00Z', true, '2026-11-01T08:00'],
    [1560, '2026-11-01T08:00:00Z', false, null],
    // A place that is open until half past one closes in the first hour, and stays closed for the whole second hour.
    [1530, '2026-11-01T06:29:00Z', true, '2026-11-01T06:30'],
    [1530, '2026-11-01T06:30:00Z', false, null],
    [1530, '2026-11-01T07:15:00Z', false, null],
    [1530, '2026-11-01T05:00:00Z', true, '2026-11-01T06:30'],
  ])('the times of a place that closes at minute %i are right at %s', (closes, at, isOpen, closesAt) => {
    expect(timesOf(nightly(closes), at)).toEqual([isOpen, closesAt, '2026-11-02T00:00']);
  });
});

describe('clocks are put forward: on 14 March 2027, two in the morning becomes three', () => {
  test.each([
    [1590, '2027-03-14T07:59:00Z', true, '2027-03-14T08:00'], // until half past two, a time that is skipped
    [1590, '2027-03-14T08:00:00Z', false, null],
    [1620, '2027-03-14T07:59:00Z', true, '2027-03-14T08:00'], // until three
    [1680, '2027-03-14T07:00:00Z', true, '2027-03-14T09:00'], // until four
  ])('the times of a place that closes at minute %i are right at %s', (closes, at, isOpen, closesAt) => {
    expect(timesOf(nightly(closes), at)).toEqual([isOpen, closesAt, '2027-03-14T23:00']);
  });

  test('a place that opens in the skipped hour opens at the moment of the change', () => {
    expect(timesOf([{ day: 0, opens: 150, closes: 300 }], '2027-03-14T07:00:00Z')).toEqual([
      false,
      null,
      '2027-03-14T08:00',
    ]);
  });
});

describe('Thanksgiving Day, 26 November 2026', () => {
  test('a place that is closed on holidays still closes at its usual time in the night before a holiday', () => {
    expect(timesOf(nightly(1560), '2026-11-26T07:00:00Z', [])).toEqual([true, '2026-11-26T08:00', '2026-11-28T00:00']);
    expect(timesOf(nightly(1560), '2026-11-26T20:00:00Z', [])).toEqual([false, null, '2026-11-28T00:00']);
  });

  test('a place with its own holiday hours is open at those hours on the holiday', () => {
    const brunch = [{ opens: 600, closes: 840 }];
    expect(timesOf(nightly(1560), '2026-11-26T17:00:00Z', brunch)).toEqual([
      true,
      '2026-11-26T20:00',
      '2026-11-28T00:00',
    ]);
  });

  test('a place that is always open has a closing time only if it closes for a holiday in the next days', () => {
    expect(timesOf(always, '2026-11-24T18:00:00Z')).toEqual([true, null, null]);
    expect(timesOf(always, '2026-11-24T18:00:00Z', [])).toEqual([true, '2026-11-26T06:00', '2026-11-27T06:00']);
  });
});

test('closesAt and opensNextAt are null if the place is closed all week, or if the time zone is unknown', () => {
  expect(timesOf([], '2026-11-24T18:00:00Z')).toEqual([false, null, null]);
  expect(openingTimes({ weekly: always, holidayHours: null, timeZone: 'America/Nowhere' }, new Date())).toEqual({
    isOpen: null,
    closesAt: null,
    opensNextAt: null,
  });
});

test('closesAt and opensNextAt are computed when first read, and only once for the same hours and minute', () => {
  const clock = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  const hours = { weekly: nightly(1560), holidayHours: null, timeZone: CHICAGO };
  const readsTheClock = (at: string, part: 'isOpen' | 'closesAt' | 'opensNextAt') => {
    clock.mockClear();
    openingTimes(hours, new Date(at))[part]?.valueOf();
    return clock.mock.calls.length > 0;
  };
  openingTimes({ ...hours }, new Date('2026-07-01T03:00:00Z'));
  expect([
    readsTheClock('2026-07-01T03:00:10Z', 'isOpen'),
    readsTheClock('2026-07-01T03:00:20Z', 'closesAt'),
    readsTheClock('2026-07-01T03:00:30Z', 'closesAt'),
    readsTheClock('2026-07-01T03:00:40Z', 'opensNextAt'),
    readsTheClock('2026-07-01T03:00:50Z', 'opensNextAt'),
    readsTheClock('2026-07-01T03:00:59Z', 'isOpen'),
  ]).toEqual([false, true, false, true, false, false]);
  // The reads of closesAt and opensNextAt did not replace this minute in the cache of placeClock.
  clock.mockClear();
  expect(openingTimes({ ...hours }, new Date('2026-07-01T03:00:00Z')).isOpen).toBe(true);
  expect(clock).not.toHaveBeenCalled();
  clock.mockRestore();
});

test('isOpen agrees with openingText and closesAt every 15 minutes near clock changes and Thanksgiving', () => {
  for (const start of ['2026-10-31T12:00:00Z', '2027-03-13T12:00:00Z', '2026-11-25T12:00:00Z']) {
    for (let quarter = 0; quarter < 4 * 24 * 3; quarter++) {
      const at = new Date(Date.parse(start) + quarter * 900_000);
      for (const weekly of [nightly(1530), nightly(1560), nightly(1620), lunchAndDinner]) {
        const { isOpen, closesAt } = openingTimes({ weekly, holidayHours: [], timeZone: CHICAGO }, at);
        expect(openingText(weekly, CHICAGO, at, [])?.startsWith('Open')).toBe(isOpen);
        expect(closesAt !== null).toBe(isOpen);
        if (closesAt) {
          const just = (moved: number) =>
            openingTimes({ weekly, holidayHours: [], timeZone: CHICAGO }, new Date(closesAt.getTime() + moved)).isOpen;
          expect([closesAt > at, just(-60_000), just(0)]).toEqual([true, true, false]);
        }
      }
    }
  }
});
