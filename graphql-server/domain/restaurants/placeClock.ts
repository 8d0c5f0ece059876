const clocks = new Map<string, Intl.DateTimeFormat | null>();

/** A moment on the wall clock of a place. */
export interface WallClock {
  /** "2026-11-26" */
  date: string;
  /** Minutes after that day's midnight, 0 to 1439. */
  minute: number;
}

/**
 * What calendar and clock of a place show.
 * @param timeZone IANA name
 * @returns null for a zone this machine does not know, and for years that are not written in four digits
 */
export function placeClock(timeZone: string, now: Date): WallClock | null {
  const clock = clockOf(timeZone);
  if (!clock) return null;
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  if (parts.get('year')?.length !== 4) return null;
  return {
    date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

/** Formatters are dear to make and there are few zones. */
function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    try {
      clock = new Intl.DateTimeFormat('en-US', {
        timeZone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      });
    } catch {
      clock = null;
    }
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** The date so many days later ("2026-11-30" + 1 is "2026-12-01"). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** 0 (Sunday) to 6. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
