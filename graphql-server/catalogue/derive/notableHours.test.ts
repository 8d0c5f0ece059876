import type { WeeklyInterval } from '../../facts/weeklyHours';
import { notableHours } from './notableHours';

const on = (days: number[], opens: number, closes: number): WeeklyInterval[] =>
  days.map((day) => ({ day, opens: opens * 60, closes: closes * 60 }));
const all = [0, 1, 2, 3, 4, 5, 6];

test.each([
  ['open 24 hours every day', on(all, 0, 24)],
  ['open 24 hours on Fridays and Saturdays', [...on([1, 2], 8, 22), ...on([5, 6], 0, 24)]],
  ['open until 2 AM on Fridays and Saturdays', [...on([1, 2], 17, 22), ...on([5, 6], 17, 26)]],
  ['open until 3 AM every day', on(all, 17, 27)],
  ['open from 6 AM Mondays to Fridays', on([1, 2, 3, 4, 5], 6, 14)],
  ['open from 6:30 AM on Sundays', [...on([0], 6.5, 14), ...on([3], 9, 14)]],
  ['open every day', on(all, 11, 22)],
  ['closed on Mondays', on([0, 2, 3, 4, 5, 6], 11, 22)],
  ['closed on Mondays and Sundays', on([2, 3, 4, 5, 6], 11, 22)],
  ['open Thursdays to Saturdays', on([4, 5, 6], 11, 22)],
  ['open on Mondays, Wednesdays and Fridays', on([5, 1, 3], 11, 22)],
  ['closed on Mondays', on([0, 2, 3, 4, 5, 6], 11, 24)],
])('describes the hours as "%s"', (text, weekly) => {
  expect(notableHours(weekly)).toBe(text);
});

test('returns null if the hours are unknown, or if the list of hours is empty', () => {
  expect([notableHours(null), notableHours([])]).toEqual([null, null]);
});
