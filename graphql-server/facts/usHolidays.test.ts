import { usHolidayOn, usHolidays } from './usHolidays';

test('the federal holidays of 2026 are on their actual dates, even if offices close on another day', () => {
  expect(usHolidays(2026).map(({ date, name }) => `${date} ${name}`)).toEqual([
    '2026-01-01 New Year’s Day',
    '2026-01-19 Birthday of Martin Luther King, Jr.',
    '2026-02-16 Washington’s Birthday',
    '2026-05-25 Memorial Day',
    '2026-06-19 Juneteenth National Independence Day',
    '2026-07-04 Independence Day',
    '2026-09-07 Labor Day',
    '2026-10-12 Columbus Day',
    '2026-11-11 Veterans Day',
    '2026-11-26 Thanksgiving Day',
    '2026-12-25 Christmas Day',
  ]);
});

test.each([
  ['2021-05-31', 'Memorial Day'],
  ['2022-05-30', 'Memorial Day'],
  ['2023-11-23', 'Thanksgiving Day'],
  ['2024-11-28', 'Thanksgiving Day'],
  ['2025-09-01', 'Labor Day'],
  ['2027-01-18', 'Birthday of Martin Luther King, Jr.'],
  ['2026-07-03', undefined],
  ['2026-11-19', undefined],
])('the holiday on %s is %s', (date, name) => {
  expect(usHolidayOn(date)).toBe(name);
});
