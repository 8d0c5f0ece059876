/** The names of the days in the GraphQL schema; index 0 is Sunday. */
export const weekdays = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;

/**
 * One opening interval. `day` is one of weekdays. Minutes count from the midnight at which that day begins;
 * `closesMinute` may be over 1440 (overnight).
 */
export interface OpeningInterval {
  readonly day: string;
  readonly opensMinute: number;
  readonly closesMinute: number;
}

/**
 * A minute of a weekday in the restaurant's local time. `near`: a user understands the time without the weekday. This
 * is so if the moment is soon, or if it is the end of the next opening (`openLate`), which is shown after its start.
 */
export interface PlaceMoment {
  readonly day: number;
  readonly minute: number;
  readonly near: boolean;
}

/**
 * Whether a restaurant is open now. If the weekly hours are missing, or if the browser does not know the time zone, the
 * status is `unknown`, never `closed`. `openLate` is the end of the next opening if that opening lasts until 23:30 or
 * later and is shorter than a day, else null.
 */
export type OpenStatus =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'always' }
  | { readonly kind: 'open'; readonly until: PlaceMoment }
  | { readonly kind: 'closed'; readonly opens: PlaceMoment | null; readonly openLate: PlaceMoment | null };

/**
 * When a restaurant is open: the usual week, and dates ("2026-11-26") with other hours. If one of these dates has no
 * intervals, the restaurant is closed on this date.
 */
export interface OpeningHours {
  readonly timeZone: string;
  readonly weekly?: readonly OpeningInterval[] | null;
  readonly exceptions?:
    | readonly {
        readonly date: string;
        readonly intervals: readonly Omit<OpeningInterval, 'day'>[];
      }[]
    | null;
}

const dayLength = 1440;
const weekLength = 7 * dayLength;
/** Late begins at 23:30. The search uses this time, too (graphql-server/search/place/hoursConcepts.ts). */
const lateMinute = 23.5 * 60;

/**
 * One clock for each time zone. The clocks are cached, because creating one takes a millisecond, and each render of a
 * page of restaurants reads many local times.
 */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/**
 * The local time in an IANA time zone: the date, the day (0 = Sunday) and the minute of the day. Null when the browser
 * does not know the time zone.
 */
export function placeClock(now: Date, timeZone: string): { date: string; day: number; minute: number } | null {
  try {
    const parts = clockOf(timeZone).formatToParts(now);
    const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    const date = `${read('year')}-${read('month')}-${read('day')}`;
    return { date, day: dayOf(date), minute: Number(read('hour')) * 60 + Number(read('minute')) };
  } catch {
    return null;
  }
}

const dayOf = (date: string) => new Date(date).getUTCDay();

/** The date that is `days` days later: ("2026-11-30", 1) -> "2026-12-01". */
function dateAfter(date: string, days: number): string {
  const later = new Date(date);
  later.setUTCDate(later.getUTCDate() + days);
  return later.toISOString().slice(0, 10);
}

/**
 * Whether the restaurant is open at `now`. An open status has the closing time, and a closed status has the next
 * opening. Intervals that touch count as one. An opening a week away or more is left out, because users would
 * understand its weekday as an earlier date.
 */
export function openStatus(hours: OpeningHours | null | undefined, now: Date): OpenStatus {
  const clock = hours?.weekly?.length ? placeClock(now, hours.timeZone) : null;
  if (!hours || !clock) return { kind: 'unknown' };
  const current = clock.minute;
  const stretches = stretchesAround(hours, clock.date);
  const running = stretches.find(({ start, end }) => start <= current && current < end);
  if (running && running.end - current >= weekLength) return { kind: 'always' };
  const moment = (minute: number, near: boolean): PlaceMoment => {
    const ahead = Math.floor(minute / dayLength);
    return { day: (clock.day + ahead) % 7, minute: minute - ahead * dayLength, near };
  };
  if (running) return { kind: 'open', until: moment(running.end, running.end < current + dayLength) };
  const next = stretches.find(({ start }) => start > current && start < current + weekLength);
  if (!next) return { kind: 'closed', opens: null, openLate: null };
  const opensDay = Math.floor(next.start / dayLength) * dayLength;
  const isLate = next.end - opensDay >= lateMinute && next.end - next.start < dayLength;
  return {
    kind: 'closed',
    opens: moment(next.start, next.start < dayLength),
    openLate: isLate ? moment(next.end, true) : null,
  };
}

/**
 * The intervals of the last 7 days, of today and of the next 14 days, in minutes from the start of today. Intervals
 * that touch are joined.
 */
function stretchesAround({ weekly, exceptions }: OpeningHours, today: string): { start: number; end: number }[] {
  const all = Array.from({ length: 22 }, (_, index) => index - 7)
    .flatMap((ahead) => {
      const date = dateAfter(today, ahead);
      const open =
        exceptions?.find((exception) => exception.date === date)?.intervals ??
        (weekly ?? []).filter(({ day }) => day === weekdays[dayOf(date)]);
      return open.map(({ opensMinute, closesMinute }) => ({
        start: ahead * dayLength + opensMinute,
        end: ahead * dayLength + closesMinute,
      }));
    })
    .sort((a, b) => a.start - b.start);
  const merged: { start: number; end: number }[] = [];
  for (const stretch of all) {
    const last = merged.at(-1);
    if (last && stretch.start <= last.end) last.end = Math.max(last.end, stretch.end);
    else merged.push({ ...stretch });
  }
  return merged;
}
