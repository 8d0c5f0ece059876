import { openStatus, placeClock, weekdays } from './openStatus';

const timeZone = 'America/Chicago';
const dinner = weekdays.slice(1, 5).map((day) => ({ day, opensMinute: 17 * 60, closesMinute: 22 * 60 }));
const lateFriday = [{ day: 'FRIDAY', opensMinute: 17 * 60, closesMinute: 26 * 60 }];

/** A moment on the St. Louis wall clock; daylight time (-05:00) on all dates used here. */
const at = (dateTime: string) => new Date(`${dateTime}:00-05:00`);

describe('openStatus', () => {
  test('open, with the closing time on the same day', () => {
    expect(openStatus({ timeZone, weekly: dinner }, at('2026-09-07T18:30'))).toEqual({
      kind: 'open',
      until: { day: 1, minute: 22 * 60, near: true },
    });
  });

  test('closed before opening today, and after closing until tomorrow', () => {
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

  test('closed before a late evening: told until when it will be open', () => {
    expect(openStatus({ timeZone, weekly: lateFriday }, at('2026-09-11T12:00'))).toEqual({
      kind: 'closed',
      opens: { day: 5, minute: 17 * 60, near: true },
      openLate: { day: 6, minute: 120, near: true },
    });
  });

  test('the week wraps: after Thursday the next opening is Monday', () => {
    expect(openStatus({ timeZone, weekly: dinner }, at('2026-09-11T12:00'))).toMatchObject({
      kind: 'closed',
      opens: { day: 1 },
    });
  });

  test('a stretch past midnight still counts on the next day', () => {
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

  test('round the clock', () => {
    const weekly = weekdays.map((day) => ({ day, opensMinute: 0, closesMinute: 1440 }));
    expect(openStatus({ timeZone, weekly }, at('2026-09-07T03:00'))).toEqual({ kind: 'always' });
  });

  test('nothing known is unknown, never closed', () => {
    expect(openStatus(null, at('2026-09-07T18:30'))).toEqual({ kind: 'unknown' });
    expect(openStatus({ timeZone, weekly: [] }, at('2026-09-07T18:30'))).toEqual({ kind: 'unknown' });
    expect(openStatus({ timeZone: 'Mars/Olympus', weekly: dinner }, at('2026-09-07T18:30'))).toEqual({
      kind: 'unknown',
    });
  });

  test('the clock is the place’s, not the reader’s', () => {
    const noonUtc = new Date('2026-09-07T00:30:00Z');
    expect(placeClock(noonUtc, 'America/Chicago')).toEqual({ date: '2026-09-06', day: 0, minute: 19 * 60 + 30 });
    expect(placeClock(noonUtc, 'Asia/Seoul')).toEqual({
      date: '2026-09-07',
      day: 1,
      minute: 9 * 60 + 30,
    });
  });

  describe('on a date with other hours', () => {
    const always = weekdays.map((day) => ({ day, opensMinute: 0, closesMinute: 1440 }));
    const on = (date: string, ...intervals: { opensMinute: number; closesMinute: number }[]) => [{ date, intervals }];

    test('closed then, and open the day after as always', () => {
      const hours = { timeZone, weekly: dinner, exceptions: on('2026-09-07') };
      expect(openStatus(hours, at('2026-09-07T18:30'))).toEqual({
        kind: 'closed',
        opens: { day: 2, minute: 17 * 60, near: false },
        openLate: null,
      });
    });

    test('shorter hours count in place of the usual ones', () => {
      const hours = { timeZone, weekly: dinner, exceptions: on('2026-09-07', { opensMinute: 600, closesMinute: 840 }) };
      expect(openStatus(hours, at('2026-09-07T10:30'))).toMatchObject({ kind: 'open', until: { minute: 840 } });
      expect(openStatus(hours, at('2026-09-07T18:30'))).toMatchObject({ kind: 'closed', opens: { day: 2 } });
    });

    test('a holiday ends what is open round the clock otherwise', () => {
      const hours = { timeZone, weekly: always, exceptions: on('2026-09-09') };
      expect(openStatus(hours, at('2026-09-07T18:30'))).toEqual({
        kind: 'open',
        until: { day: 3, minute: 0, near: false },
      });
    });

    test('the night before still runs past midnight', () => {
      const hours = { timeZone, weekly: lateFriday, exceptions: on('2026-09-12') };
      expect(openStatus(hours, at('2026-09-12T01:30'))).toMatchObject({ kind: 'open', until: { day: 6, minute: 120 } });
    });

    test('an opening a week away or more is not told by its weekday', () => {
      const hours = {
        timeZone,
        weekly: [{ day: 'MONDAY', opensMinute: 600, closesMinute: 900 }],
        exceptions: on('2026-09-14'),
      };
      expect(openStatus(hours, at('2026-09-07T18:30'))).toEqual({ kind: 'closed', opens: null, openLate: null });
    });
  });
});
