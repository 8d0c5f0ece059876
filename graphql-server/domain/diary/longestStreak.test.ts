import { longestStreak } from './longestStreak';

test.each([
  [[], 0],
  [['2024-02-29'], 1],
  [['2024-02-26', '2024-03-03'], 1], // Monday and Sunday of one week with a leap day
  [['2024-03-03', '2024-03-04'], 2], // Sunday, then Monday
  [['2024-01-01', '2024-01-15', '2024-01-22', '2024-01-22', '2024-01-29', '2024-03-01'], 3],
  [['1969-12-28', '1969-12-29'], 2],
])('the longest streak of the days %j has %i weeks', (days, weeks) => {
  expect(longestStreak(days, 1)).toBe(weeks);
});

test('a week begins on the given weekday', () => {
  const weekend = ['2024-03-02', '2024-03-03']; // Saturday and Sunday
  expect([0, 1, 6].map((weekday) => longestStreak(weekend, weekday))).toEqual([2, 1, 1]);
});
