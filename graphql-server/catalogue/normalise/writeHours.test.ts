import type { WeeklyInterval } from '../../facts/weeklyHours';
import { readHours } from './readHours';
import { writeHours } from './writeHours';

const on = (days: number[], ...spans: [number, number][]): WeeklyInterval[] =>
  days.flatMap((day) => spans.map(([opens, closes]) => ({ day, opens: opens * 60, closes: closes * 60 })));

test.each([
  ['24/7', on([0, 1, 2, 3, 4, 5, 6], [0, 24])],
  ['Mo-Fr 11:00-14:00,17:00-22:00; Sa 18:00-26:00', [...on([1, 2, 3, 4, 5], [11, 14], [17, 22]), ...on([6], [18, 26])]],
  ['Tu-Su 06:30-15:00', on([0, 2, 3, 4, 5, 6], [6.5, 15])],
])('%s', (text, weekly) => {
  expect(writeHours(weekly)).toBe(text);
});

test('public holidays', () => {
  const weekly = on([1, 2, 3, 4, 5], [11, 22]);
  expect(writeHours(weekly, [])).toBe('Mo-Fr 11:00-22:00; PH off');
  expect(writeHours(weekly, [{ opens: 600, closes: 900 }])).toBe('Mo-Fr 11:00-22:00; PH 10:00-15:00');
});

/** A sequence of numbers from 0 to below 1 that is the same on every run (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Up to three openings a day in quarter hours, the last one perhaps overnight; none touches the next, which would make them one. */
function anyWeek(next: () => number): WeeklyInterval[] {
  const pick = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const week: WeeklyInterval[] = [];
  let free = 0;
  for (let day = 0; day < 7; day++) {
    let at = Math.max(0, free - 1440);
    for (let count = pick(0, 3); count > 0; count--) {
      const opens = (Math.ceil(at / 15) + pick(0, 24)) * 15;
      const closes = opens + pick(1, 56) * 15;
      const latest = day === 6 ? (week[0]?.day === 0 ? 1440 + week[0].opens - 15 : 1440) : 2160;
      if (opens >= 1440 || closes > latest) break;
      week.push({ day, opens, closes });
      at = closes + 15;
    }
    free = Math.max(at, 0);
  }
  return week;
}

test('any week that is written reads back the same, with its holidays', () => {
  const next = random(20261121);
  let weeks = 0;
  while (weeks < 400) {
    const weekly = anyWeek(next);
    if (weekly.length === 0) continue;
    const holidays = anyWeek(next)
      .filter(({ day }) => day === 0)
      .map(({ opens, closes }) => ({ opens, closes }));
    const text = writeHours(weekly, holidays);
    expect({ text, ...readHours(text) }).toEqual({ text, weekly, holidays });
    weeks += 1;
  }
});
