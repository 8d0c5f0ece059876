import { hoursExceptions } from './hoursExceptions';

const CHICAGO = 'America/Chicago';
const now = new Date('2026-11-20T12:00:00-06:00');

test('lists the holidays of the next eight weeks, with their hours', () => {
  const open = [{ opens: 600, closes: 960 }];
  expect(hoursExceptions(open, CHICAGO, now)).toEqual([
    { date: '2026-11-26', holiday: 'Thanksgiving Day', open },
    { date: '2026-12-25', holiday: 'Christmas Day', open },
    { date: '2027-01-01', holiday: 'New Year’s Day', open },
  ]);
});

test('the last day of the list is 56 days after today', () => {
  const holidays = (time: string) => hoursExceptions([], CHICAGO, new Date(time)).map(({ date }) => date);
  expect(holidays('2026-10-30T12:00:00-05:00')).toContain('2026-12-25');
  expect(holidays('2026-10-29T12:00:00-05:00')).not.toContain('2026-12-25');
});

test('a holiday is listed until the next day ends in the place’s time zone, because hours may pass midnight', () => {
  const first = (time: string, zone: string) => hoursExceptions([], zone, new Date(time))[0]?.date;
  expect(first('2026-11-27T23:59:00-06:00', CHICAGO)).toBe('2026-11-26');
  expect(first('2026-11-28T00:00:00-06:00', CHICAGO)).toBe('2026-12-25');
  expect(first('2026-11-28T00:00:00-06:00', 'America/Los_Angeles')).toBe('2026-11-26');
});

test('the list is empty when the holiday hours or the time zone are unknown', () => {
  expect(hoursExceptions(null, CHICAGO, now)).toEqual([]);
  expect(hoursExceptions([], 'America/Nowhere', now)).toEqual([]);
});
