import { firstWeekdayOf, monthGrid, monthLater, readMonth, writeMonth } from './monthGrid';

test('February has 29 days in 2024 and 28 days in 2023; weeks can begin on a Sunday or on a Monday', () => {
  const sunday = monthGrid({ year: 2024, month: 2 }, 0);
  expect(sunday[0]).toEqual([null, null, null, null, '2024-02-01', '2024-02-02', '2024-02-03']);
  expect(sunday.at(-1)).toEqual(['2024-02-25', '2024-02-26', '2024-02-27', '2024-02-28', '2024-02-29', null, null]);
  expect(monthGrid({ year: 2024, month: 2 }, 1)[0]?.[3]).toBe('2024-02-01');
  expect(monthGrid({ year: 2023, month: 2 }, 0).flat().filter(Boolean)).toHaveLength(28);
});

test('monthLater can return a month of another year; readMonth reverses writeMonth; invalid texts become null', () => {
  expect(monthLater({ year: 2025, month: 12 }, 1)).toEqual({ year: 2026, month: 1 });
  expect(monthLater({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  expect(writeMonth({ year: 2026, month: 1 })).toBe('2026-01');
  expect(readMonth('2026-01')).toEqual({ year: 2026, month: 1 });
  expect([null, '', '2026-13', '1899-01', 'x'].map(readMonth)).toEqual([null, null, null, null, null]);
});

test('weeks begin on a Sunday in English', () => {
  expect(firstWeekdayOf('en')).toBe(0);
});
