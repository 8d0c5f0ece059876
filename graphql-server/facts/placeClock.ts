/** A moment in the local time of a place. */
export interface WallClock {
  /** "2026-11-26" */
  date: string;
  /** Minutes after that day's midnight, 0 to 1439. */
  minute: number;
}

/**
 * The local date and time of a place. When clocks are put back, the clock shows one hour twice. During the second time,
 * this function returns the latest minute that the clock has shown so far. So a place that closed at half past one
 * stays closed.
 * @param timeZone IANA name
 * @returns null for a zone that this machine does not know, and for years that are not written in four digits
 */
export function placeClock(timeZone: string, now: Date): WallClock | null {
  const minute = Math.floor(now.getTime() / 60_000);
  const last = lastAsked.get(timeZone);
  if (last?.minute === minute) return last.clock;
  const clock = readClock(timeZone, now);
  lastAsked.set(timeZone, { minute, clock });
  return clock;
}

/** The last result for each zone. There are few zones, and a page of results needs the same minute many times. */
const lastAsked = new Map<string, { minute: number; clock: WallClock | null }>();

const MINUTE = 60_000;
/** The maximum number of minutes by which this code expects a zone to put its clocks back. */
const MAX_PUT_BACK = 120;

/** Like placeClock, but without the cache. Use this function for moments that are needed only once. */
export function readClock(timeZone: string, now: Date): WallClock | null {
  const clock = shownAt(timeZone, now);
  const before = shownAt(timeZone, new Date(now.getTime() - MAX_PUT_BACK * MINUTE));
  if (!clock || !before || minutesBetween(before, clock) >= MAX_PUT_BACK) return clock;
  let latest = clock;
  for (let back = 1; back <= MAX_PUT_BACK; back++) {
    const shown = shownAt(timeZone, new Date(now.getTime() - back * MINUTE));
    if (shown && minutesBetween(latest, shown) > 0) latest = shown;
  }
  return latest;
}

const minutesBetween = (from: WallClock, to: WallClock) =>
  (Date.parse(to.date) - Date.parse(from.date)) / MINUTE + to.minute - from.minute;

/** The date and time that the local clock shows. Unlike readClock, it does not correct the hour that comes twice. */
function shownAt(timeZone: string, now: Date): WallClock | null {
  const format = formatFor(timeZone);
  if (!format) return null;
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  if (parts.get('year')?.length !== 4) return null;
  return {
    date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

/** Formatters are cached, because they are slow to create. */
const formats = new Map<string, Intl.DateTimeFormat | null>();

function formatFor(timeZone: string): Intl.DateTimeFormat | null {
  let format = formats.get(timeZone);
  if (format === undefined) {
    try {
      format = new Intl.DateTimeFormat('en-US', {
        timeZone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      });
    } catch {
      format = null;
    }
    formats.set(timeZone, format);
  }
  return format;
}

/** The date `days` days later ("2026-11-30" + 1 is "2026-12-01"). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The weekday of a date: 0 (Sunday) to 6. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
