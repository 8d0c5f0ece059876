import { openingText } from './openingText';
import { readWeeklyHours } from './weeklyHours';

const CHICAGO = 'America/Chicago';
const lunchAndDinner = [
  { day: 5, opens: 660, closes: 840 },
  { day: 5, opens: 1020, closes: 1560 },
  { day: 6, opens: 1020, closes: 1350 },
];
const always = Array.from({ length: 7 }, (_, day) => ({ day, opens: 0, closes: 1440 }));

/** November 2026: the 20th is a Friday, and Chicago is six hours behind UTC. */
const at = (chicagoTime: string) => new Date(`${chicagoTime}-06:00`);

test.each([
  ['2026-11-20T11:00:00', 'Open · until 2 PM'],
  ['2026-11-20T10:59:59', 'Closed · from 11 AM'],
  ['2026-11-20T14:00:00', 'Closed · from 5 PM'],
  ['2026-11-20T23:59:00', 'Open · until 2 AM'],
  ['2026-11-21T01:59:00', 'Open · until 2 AM'],
  ['2026-11-21T02:00:00', 'Closed · from 5 PM'],
  ['2026-11-21T22:29:00', 'Open · until 10:30 PM'],
  ['2026-11-22T09:00:00', 'Closed · from Fri 11 AM'],
])('the text at %s is "%s"', (time, text) => {
  expect(openingText(lunchAndDinner, CHICAGO, at(time))).toBe(text);
});

test('the hours are in the time zone of the place; for an unknown time zone there is no text', () => {
  const now = at('2026-11-20T10:30:00');
  expect(openingText(lunchAndDinner, 'America/New_York', now)).toBe('Open · until 2 PM');
  expect(openingText(lunchAndDinner, 'America/Nowhere', now)).toBeNull();
});

test('a place that is always open shows no closing time', () => {
  expect(openingText(always, CHICAGO, at('2026-11-20T23:59:59'))).toBe('Open · 24 hours');
});

test('the hours of a Saturday night continue into the next week', () => {
  expect(openingText([{ day: 6, opens: 1200, closes: 1560 }], CHICAGO, at('2026-11-22T01:00:00'))).toBe(
    'Open · until 2 AM',
  );
});

test('an opening early in the morning of the next day is shown with its weekday', () => {
  const bakery = [{ day: 1, opens: 300, closes: 720 }];
  expect(openingText(bakery, CHICAGO, at('2026-11-22T03:00:00'))).toBe('Closed · from Mon 5 AM');
  expect(openingText(bakery, CHICAGO, at('2026-11-23T04:00:00'))).toBe('Closed · from 5 AM');
});

test('an opening a week away or more is not shown, because its weekday would mean an earlier date', () => {
  const thursdays = [{ day: 4, opens: 660, closes: 840 }];
  expect(openingText(thursdays, CHICAGO, at('2026-11-25T12:00:00'), [])).toBe('Closed · no hours this week');
});

describe('Thanksgiving Day, 26 November 2026', () => {
  const everyDay = Array.from({ length: 7 }, (_, day) => ({ day, opens: 660, closes: 1560 }));
  const text = (time: string, holidayHours: { opens: number; closes: number }[] | null) =>
    openingText(everyDay, CHICAGO, at(time), holidayHours);

  test('a place that is closed on holidays is open until 2 AM in the night before, then closed until Friday', () => {
    expect(text('2026-11-26T01:59:00', [])).toBe('Open · until 2 AM');
    expect(text('2026-11-26T12:00:00', [])).toBe('Closed · from Fri 11 AM');
    expect(text('2026-11-27T01:00:00', [])).toBe('Closed · from 11 AM');
    expect(text('2026-11-25T12:00:00', [])).toBe('Open · until 2 AM');
  });

  test('a place with its own holiday hours is open at those hours on the holiday', () => {
    const brunch = [{ opens: 600, closes: 840 }];
    expect(text('2026-11-26T10:30:00', brunch)).toBe('Open · until 2 PM');
    expect(text('2026-11-26T14:00:00', brunch)).toBe('Closed · from Fri 11 AM');
    expect(text('2026-11-27T10:30:00', brunch)).toBe('Closed · from 11 AM');
  });

  test('the weekday’s hours apply when the holiday hours are unknown', () => {
    expect(text('2026-11-26T12:00:00', null)).toBe('Open · until 2 AM');
  });

  test('a place closed only on holidays shows a closing time two days before a holiday, but not the day after', () => {
    expect(openingText(always, CHICAGO, at('2026-11-24T12:00:00'), [])).toBe('Open · until Thu 12 AM');
    expect(openingText(always, CHICAGO, at('2026-11-27T12:00:00'), [])).toBe('Open · 24 hours');
  });
});

test('each text contains either "open" or "closed", but not both', () => {
  for (let hour = 0; hour < 7 * 24; hour++) {
    const text = openingText(lunchAndDinner, CHICAGO, new Date(Date.UTC(2026, 10, 15, hour)));
    expect(/open/i.test(text ?? '') !== /closed/i.test(text ?? '')).toBe(true);
  }
});

test.each([null, [], [{ day: 7, opens: 0, closes: 60 }], 'Mo-Fr 10:00-18:00'])('the hours %j are invalid', (stored) => {
  expect(readWeeklyHours(stored)).toBeNull();
});
