import { nextDate, nextDayOfMonth } from './nextDate';

test.each([
  ['2026-12-24', 12, 24, '2026-12-24'],
  ['2026-12-25', 12, 24, '2027-12-24'],
  ['2026-02-25', 2, 29, '2028-02-29'],
  ['2096-03-01', 2, 29, '2104-02-29'],
  ['2026-02-25', 2, 30, null],
])('on %s, the next date with month %i and day %i is %s', (today, month, day, date) => {
  expect(nextDate(today, month, day)).toBe(date);
});

test.each([
  [2027, 2, 28, '2027-02-28'],
  [2027, 2, 29, null],
  [2025, 12, 24, null],
])('on 2026-11-29, the date with year %i, month %i and day %i is %s', (year, month, day, date) => {
  expect(nextDate('2026-11-29', month, day, year)).toBe(date);
});

test.each([
  ['2026-11-29', 29, '2026-11-29'],
  ['2026-11-29', 24, '2026-12-24'],
  ['2026-12-25', 24, '2027-01-24'],
  ['2027-01-31', 30, '2027-03-30'],
  ['2026-12-01', 32, null],
])('on %s, the next day %i of a month is %s', (today, day, date) => {
  expect(nextDayOfMonth(today, day)).toBe(date);
});

test('"thursday the 24th" is the next 24th that is a Thursday', () => {
  expect(nextDayOfMonth('2026-11-20', 24, 4)).toBe('2026-12-24');
  expect(nextDayOfMonth('2026-11-20', 24, 2)).toBe('2026-11-24');
});
