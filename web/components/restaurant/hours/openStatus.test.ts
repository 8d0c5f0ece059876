import { openStatus, placeClock, weekdays } from './openStatus';

const timeZone = 'America/Chicago';
const dinner = weekdays.slice(1, 5).map((day) => ({ day, opensMinute: 17 * 60, closesMinute: 22 * 60 }));
const lateFriday = [{ day: 'FRIDAY', opensMinute: 17 * 60, closesMinute: 26 * 60 }];

/** A moment in St. Louis local time. All dates in this file are in daylight saving time (-05:00). */
const at = (dateTime: string) => new Date(`${dateTime}:00-05:00`);

describe('openStatus', () => {
  test('an open status has the closing time', () => {
    expect(openStatus({ timeZone, weekly: dinner }, at('2026-09-07T18:30'))).toEqual({
      kind: 'open',
      until: { day: 1, minute: 22 * 60, near: true },
    });
  });

  test('in the morning, the next opening is today; in the evening, the next opening is tomorrow', () => {
    expect(openStatus({ timeZone, weekly: dinner }, at('2026-09-07T09:00'))).toEqual({
      kind: 'closed',
      opens: { day: 1, minute: 17 * 60, near: true },
      openLate: null,
    });
    expect(openStatus({ timeZone, weekly: dinner }, at('2026-09-07T22:00'))).toEqual({
      kind: 'closed',
      opens: { day: 2, minute: 17 * 60, near: false },
      openLate: null,
    });
  });

  test('if the next opening ends late, the closed status also has the end of that opening', () => {
    expect(openStatus({ timeZone, weekly: lateFriday }, at('2026-09-11T12:00'))).toEqual({
      kind: 'closed',
      opens: { day: 5, minute: 17 * 60, near: true },
      openLate: { day: 6, minute: 120, near: true },
    });
  });

  test('the week wraps: if Thursday is the last open day, the next opening after it is on Monday', () => {
    expect(openStatus({ timeZone, weekly: dinner }, at('2026-09-11T12:00'))).toMatchObject({
      kind: 'closed',
      opens: { day: 1 },
    });
  });

  test('a restaurant that closes at 2 AM is still open between midnight and 2 AM', () => {
    expect(openStatus({ timeZone, weekly: lateFriday }, at('2026-09-12T01:30'))).toEqual({
      kind: 'open',
      until: { day: 6, minute: 120, near: true },
    });
    expect(
      openStatus(
        { timeZone, weekly: [{ day: 'SATURDAY', opensMinute: 1200, closesMinute: 1560 }] },
        at('2026-09-13T01:00'),
      ),
    ).toMatchObject({ kind: 'open', until: { day: 0, minute: 120, near: true } });
  });

  test('the status is “always” if the restaurant is open 24 hours on all days', () => {
    const weekly = weekdays.map((day) => ({ day, opensMinute: 0, closesMinute: 1440 }));
    expect(openStatus({ timeZone, weekly }, at('2026-09-07T03:00'))).toEqual({ kind: 'always' });
  });

  test('without hours, or with an unknown time zone, the status is unknown and not closed', () => {
    expect(openStatus(null, at('2026-09-07T18:30'))).toEqual({ kind: 'unknown' });
    expect(openStatus({ timeZone, weekly: [] }, at('2026-09-07T18:30'))).toEqual({ kind: 'unknown' });
    expect(openStatus({ timeZone: 'Mars/Olympus', weekly: dinner }, at('2026-09-07T18:30'))).toEqual({
      kind: 'unknown',
    });
  });

  test('placeClock returns the local time of the given time zone', () => {
    const halfPastMidnightUtc = new Date('2026-09-07T00:30:00Z');
    expect(placeClock(halfPastMidnightUtc, 'America/Chicago')).toEqual({
      date: '2026-09-06',
      day: 0,
      minute: 19 * 60 + 30,
    });
    expect(placeClock(halfPastMidnightUtc, 'Asia/Seoul')).toEqual({ date: '2026-09-07', day: 1, minute: 9 * 60 + 30 });
  });

  describe('with exceptions to the weekly hours', () => {
    const always = weekdays.map((day) => ({ day, opensMinute: 0, closesMinute: 1440 }));
    const on = (date: string, ...intervals: { opensMinute: number; closesMinute: number }[]) => [{ date, intervals }];

    test('an exception without intervals closes the restaurant on that date; the next day has the usual hours', () => {
      const hours = { timeZone, weekly: dinner, exceptions: on('2026-09-07') };
      expect(openStatus(hours, at('2026-09-07T18:30'))).toEqual({
        kind: 'closed',
        opens: { day: 2, minute: 17 * 60, near: false },
        openLate: null,
      });
    });

    test('the hours of an exception replace the usual hours of that date', () => {
      const hours = { timeZone, weekly: dinner, exceptions: on('2026-09-07', { opensMinute: 600, closesMinute: 840 }) };
      expect(openStatus(hours, at('2026-09-07T10:30'))).toMatchObject({ kind: 'open', until: { minute: 840 } });
      expect(openStatus(hours, at('2026-09-07T18:30'))).toMatchObject({ kind: 'closed', opens: { day: 2 } });
    });

    test('a restaurant that is open 24 hours a day closes at the start of an exception without intervals', () => {
      const hours = { timeZone, weekly: always, exceptions: on('2026-09-09') };
      expect(openStatus(hours, at('2026-09-07T18:30'))).toEqual({
        kind: 'open',
        until: { day: 3, minute: 0, near: false },
      });
    });

    test('an opening that began on the evening before an exception still lasts past midnight', () => {
      const hours = { timeZone, weekly: lateFriday, exceptions: on('2026-09-12') };
      expect(openStatus(hours, at('2026-09-12T01:30'))).toMatchObject({ kind: 'open', until: { day: 6, minute: 120 } });
    });

    test('an opening a week away or more is left out', () => {
      const hours = {
        timeZone,
        weekly: [{ day: 'MONDAY', opensMinute: 600, closesMinute: 900 }],
        exceptions: on('2026-09-14'),
      };
      expect(openStatus(hours, at('2026-09-07T18:30'))).toEqual({ kind: 'closed', opens: null, openLate: null });
    });
  });
});
