import { placeClock, weekdayOf } from '../../facts/placeClock';
import type { MeasureReader, Span } from './MeasureReader';
import { momentsAt, momentsOn } from './momentsOf';
import { readClock } from './readClock';
import { type DateRead, readDate } from './readDate';
import { type DayRead, readDays } from './readDays';
import { readHoliday } from './readHoliday';
import { readLater } from './readLater';
import type { OpenAt } from './Understanding';

const DAY = 1440;
const DEFAULT_ZONE = 'America/Chicago';
/** A named weekday is at most this many days ahead. A date that is further ahead sets no time. */
const DAYS_AHEAD = 6;

/**
 * When a place must be open, and the tokens of the craving that state this. `openAt` is null if the craving names a
 * date that is more than six days ahead, because the hours of a usual week do not tell whether a place is open on that
 * date. It is also null for a date that no year has ("feb 30"), and for a past date with its year.
 */
export interface OpenAtRead {
  openAt: OpenAt | null;
  spans: Span[];
}

/**
 * Reads "open now", "late tonight", "Sunday brunch", "after midnight", "open past 10", "tomorrow at 7". `timeZone`
 * decides which day and time it is now. Null when the craving names no day or time: a meal alone ("brunch") or a habit
 * ("late night") is only a concept.
 */
export function readOpenAt(words: MeasureReader, now: Date, timeZone = DEFAULT_ZONE): OpenAtRead | null {
  const local = placeClock(timeZone, now) ?? placeClock(DEFAULT_ZONE, now);
  if (!local) return null;
  const today = weekdayOf(local.date);
  const written = readDate(words, local.date);
  if (written) words.use(written.span);
  const clock = readClock(words);
  if (clock) words.use(clock.span);
  const named = written ? null : readDays(words, today);
  const date = written ?? (named ? null : readHoliday(words, local.date, clock?.span ?? null));
  const ahead = date ? daysBetween(local.date, date.date) : 0; // infinite if `date.date` is null
  if (date && ahead > DAYS_AHEAD) return { openAt: null, spans: [date.span, ...(clock ? [clock.span] : [])] };
  const day = date ? dayOf(date, ahead, today) : named;
  if (named) words.use(named.span);
  const spans = [clock, day].flatMap((read) => (read ? [read.span] : []));
  if (clock) return { openAt: momentsAt(clock, day, today, local.minute), spans };
  if (day) return { openAt: momentsOn(day, words, today, local.minute), spans };
  const later = readLater(words);
  if (later) words.use(later.span);
  return openNow(words) ?? (later && laterToday(later, today, local.minute));
}

/** The time of "in 2 hours". */
function laterToday({ minutes, span }: NonNullable<ReturnType<typeof readLater>>, today: number, nowMinute: number) {
  const minute = nowMinute + minutes;
  return { openAt: [{ day: (today + Math.floor(minute / DAY)) % 7, minute: minute % DAY }], spans: [span] };
}

const daysBetween = (from: string, to: string | null) =>
  to === null ? Number.POSITIVE_INFINITY : Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

const dayOf = ({ span }: DateRead, ahead: number, today: number): DayRead => ({
  days: [(today + ahead) % 7],
  isToday: ahead === 0,
  isEvening: false,
  isLate: false,
  span,
});

function openNow(words: MeasureReader): OpenAtRead | null {
  for (let at = 0; at < words.tokens.length; at += 1) {
    const end = words.endOf(at, 'now');
    if (!end || words.word(at) === 'ya' || isStateNow(words, at, end) || isOtherTime(words, at, end)) continue;
    const start = words.word(at - 1) === 'open' ? at - 1 : at;
    words.use({ start, end });
    return { openAt: 'now', spans: [{ start, end }] };
  }
  return null;
}

/** Whether words after "what's open" name another time: "what's open late", "what's open on monday". */
const isOtherTime = (words: MeasureReader, at: number, end: number) =>
  words.word(end - 1) === 'open' &&
  end - at > 1 &&
  /^(?:late|later|till?|until|past|after|on|at|for)$/.test(words.word(end) ?? '');

/** Whether "now" is about the state of somebody and not about the meal: "i'm vegan now", "my kid is sober now". */
function isStateNow(words: MeasureReader, at: number, end: number): boolean {
  if (end - at !== 1 || words.word(at) !== 'now') return false;
  const before = [1, 2, 3, 4].map((far) => words.word(at - far) ?? '');
  const state = before.findIndex((word) => /^(?:im|is|are|its|am|were|hes|shes|theyre)$/.test(word));
  return (
    state >= 0 &&
    !before
      .slice(0, state)
      .some((word) => /^(?:want|need|open|hungry|starving|craving|free|here|there|any|good|serving)$/.test(word))
  );
}
