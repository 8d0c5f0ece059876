import { byMonth } from './months';

test('each month is told once, at its first entry', () => {
  const at = (month: number, day: number, year = 2025) => ({ addedAt: new Date(year, month, day, 12).toISOString() });
  const months = byMonth([at(8, 4), at(8, 1), at(7, 31), at(7, 2), at(7, 1, 2024)]).map(({ month }) => month !== null);
  expect(months).toEqual([true, false, true, false, true]);
  expect(byMonth([])).toEqual([]);
});
