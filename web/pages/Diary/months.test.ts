import { byMonth } from './months';

const added = new Date(2025, 8, 20, 12).toISOString();
const at = (visitedAt: string | null, addedAt = added) => ({ visitedAt, addedAt });
const moment = (month: number, day: number) => new Date(2025, month, day, 12).toISOString();

test('only the first entry of a month names the month', () => {
  const entries = [at('2025-09-04'), at(moment(8, 1)), at('2025-08-31'), at('2024-08-02')];
  expect(byMonth(entries).map(({ month }) => month)).toEqual(['2025-09', null, '2025-08', '2024-08']);
  expect(byMonth([])).toEqual([]);
});

test('a calendar day and a point in time of the same local month are under one month', () => {
  const evening = new Date(2025, 7, 31, 21).toISOString();
  const night = new Date(2025, 8, 1, 1).toISOString();
  const entries = [at('2025-08-30'), at(night), at('2025-09-01'), at(evening), at('2025-08-31')];
  expect(byMonth(entries).map(({ month }) => month)).toEqual(['2025-09', null, '2025-08', null, null]);
});

test('an entry has the month of its visit date, or else the month of its addition; the latest entry is first', () => {
  const [old, undated, moved] = [at('2023-01-02'), at(null), at('2025-09-21')];
  expect(byMonth([old, undated, moved])).toEqual([
    { entry: moved, month: '2025-09' },
    { entry: undated, month: null },
    { entry: old, month: '2023-01' },
  ]);
});
