/** One opening stretch: `day` 0 (Sunday) to 6; minutes after that day's midnight, `closes` may pass 1440 (overnight). */
export interface OpeningInterval {
  readonly day: number;
  readonly opens: number;
  readonly closes: number;
}

/** A minute of the place's own week; `near` when it needs no weekday to be understood. */
export interface PlaceMoment {
  readonly day: number;
  readonly minute: number;
  readonly near: boolean;
}

/** What a diner wants to know now. `unknown` = nothing on record (never "closed"). */
export type OpenStatus =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'always' }
  | { readonly kind: 'open'; readonly until: PlaceMoment }
  | { readonly kind: 'closed'; readonly opens: PlaceMoment | null };

const dayLength = 1440;
const weekLength = 7 * dayLength;
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Day (0 = Sunday) and minute of the day on the wall clock of an IANA zone; null when the zone is not known here. */
export function placeClock(now: Date, timeZone: string): { day: number; minute: number } | null {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).formatToParts(now);
    const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    return { day: weekdays.indexOf(read('weekday')), minute: Number(read('hour')) * 60 + Number(read('minute')) };
  } catch {
    return null;
  }
}

/** Whether the place is open at `now`, until when, or when it opens next; touching stretches count as one. */
export function openStatus(
  hours: { readonly timeZone: string; readonly weekly: readonly OpeningInterval[] } | null | undefined,
  now: Date,
): OpenStatus {
  const clock = hours && hours.weekly.length > 0 ? placeClock(now, hours.timeZone) : null;
  if (!hours || !clock) return { kind: 'unknown' };
  const current = clock.day * dayLength + clock.minute;
  const stretches = mergedStretches(hours.weekly);
  const running = stretches.find(({ start, end }) => start <= current && current < end);
  if (running && running.end - running.start >= weekLength) return { kind: 'always' };
  if (running) return { kind: 'open', until: momentAt(running.end, running.end < current + dayLength) };
  const next = stretches.find(({ start }) => start > current);
  const dayEnd = (clock.day + 1) * dayLength;
  return { kind: 'closed', opens: next ? momentAt(next.start, next.start < dayEnd) : null };
}

/** The week laid three times side by side (last, this, next), so that nothing breaks at its edges. */
function mergedStretches(weekly: readonly OpeningInterval[]): { start: number; end: number }[] {
  const all = [-weekLength, 0, weekLength]
    .flatMap((shift) =>
      weekly.map(({ day, opens, closes }) => ({
        start: shift + day * dayLength + opens,
        end: shift + day * dayLength + closes,
      })),
    )
    .sort((a, b) => a.start - b.start);
  const merged: { start: number; end: number }[] = [];
  for (const stretch of all) {
    const last = merged.at(-1);
    if (last && stretch.start <= last.end) last.end = Math.max(last.end, stretch.end);
    else merged.push({ ...stretch });
  }
  return merged;
}

function momentAt(weekMinute: number, near: boolean): PlaceMoment {
  const inWeek = ((weekMinute % weekLength) + weekLength) % weekLength;
  return { day: Math.floor(inWeek / dayLength), minute: inWeek % dayLength, near };
}
