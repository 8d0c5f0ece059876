import { z } from 'zod';
import { parseInput } from './input/parseInput';
import { visitDate, writeVisitDate } from './visitDate';

const roundTrip = (text: string) => writeVisitDate(parseInput(visitDate, text));

test.each([
  ['2025-09-04', '2025-09-04'],
  [' 2024-02-29 ', '2024-02-29'],
  ['1900-01-01', '1900-01-01'],
  ['2025-09-04T19:30:00.000Z', '2025-09-04T19:30:00.000Z'],
  ['2025-09-04T23:30:00-05:00', '2025-09-05T04:30:00.000Z'],
  ['2025-09-04T19:30:00.123456+00:00', '2025-09-04T19:30:00.123Z'],
  ['2025-09-04 19:30', '2025-09-04T19:30:00.000Z'],
])('the visit date %s is written as %s', (text, kept) => {
  expect(roundTrip(text)).toBe(kept);
});

test.each([
  ['2025-02-30', 'calendar day'],
  ['2025-13-01', 'calendar day'],
  ['yesterday', 'calendar day'],
  ['04/09/2025', 'calendar day'],
  ['2025-09-04T25:00:00Z', 'calendar day'],
  ['2025-09-04T19:30:00+99:99', 'calendar day'],
  ['', 'calendar day'],
  ['+012025-09-04', 'calendar day'],
  ['1899-12-31', 'between 1900'],
  ['0001-01-01', 'between 1900'],
  ['9999-12-31', 'between 1900'],
])('the visit date %j is refused with a message that contains "%s"', (text, words) => {
  expect(() => roundTrip(text)).toThrow(
    expect.objectContaining({ code: 'INVALID', message: expect.stringContaining(words) }),
  );
});

test('accepts a date 30 days ahead, and refuses a date 730 days ahead with a message that names the field', () => {
  const daysAhead = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  expect(roundTrip(daysAhead(30))).toBe(daysAhead(30));
  expect(() => parseInput(z.object({ visitedAt: visitDate }), { visitedAt: daysAhead(730) })).toThrow(
    'Visited at must lie between 1900 and a year from now',
  );
});

test('an unknown date is written as null', () => {
  expect(writeVisitDate({ visitedAt: null, visitedIsDay: false })).toBeNull();
});
