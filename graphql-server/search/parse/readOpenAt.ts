import { placeClock, weekdayOf } from '../../facts/placeClock';
import type { ClockRead } from './clockHour';
import type { MeasureReader, Span } from './MeasureReader';
import { mealHours } from './mealHours';
import { readClock } from './readClock';
import { type DayRead, readDays } from './readDays';
import type { OpenAt, OpenMoment } from './Understanding';

const DAY = 1440;
const DEFAULT_ZONE = 'America/Chicago';
const ANY_MEAL = [12, 18, 19];
const EVENING = [18, 19, 20];
const LATE = [23];

/** When a place must be open, and the tokens of the craving that state this. */
export interface OpenAtRead {
  openAt: OpenAt;
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
  const clock = readClock(words);
  if (clock) words.use(clock.span);
  const day = readDays(words, today);
  if (day) words.use(day.span);
  const spans = [clock, day].flatMap((read) => (read ? [read.span] : []));
  if (clock) return { openAt: momentsAt(clock, day, today, local.minute), spans };
  if (day) return { openAt: momentsOn(day, words, today, local.minute), spans };
  return openNow(words);
}

function openNow(words: MeasureReader): OpenAtRead | null {
  for (let at = 0; at < words.tokens.length; at += 1) {
    const end = words.endOf(at, 'now');
    if (!end || words.word(at) === 'ya' || isStateNow(words, at, end)) continue;
    const start = words.word(at - 1) === 'open' ? at - 1 : at;
    words.use({ start, end });
    return { openAt: 'now', spans: [{ start, end }] };
  }
  return null;
}

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

/**
 * Returns the time on each named day. Without a named day, the day is today, or tomorrow if the time was more than 30
 * minutes ago. A time after midnight belongs to the night that begins on that day, so it is returned for the next
 * day. There is one exception: it is after midnight now, and the time is still ahead or was at most 30 minutes ago. The
 * time then belongs to the night that began yesterday, except if the craving names a day other than today.
 */
function momentsAt(
  { minute, isAfterMidnight, minutes = 0 }: ClockRead,
  day: DayRead | null,
  today: number,
  nowMinute: number,
) {
  // "Happy hour 4-7pm", asked at 6 pm, is now. So is "drinks 10pm-2am", asked at 1 am.
  const isGoingOn = (minute <= nowMinute && nowMinute < minute + minutes) || nowMinute + DAY < minute + minutes;
  if (isGoingOn && (!day || day.isToday)) return [{ day: today, minute: nowMinute }];
  const isOver = !isAfterMidnight && minute + 30 < nowMinute;
  const isStillNight = isAfterMidnight && nowMinute <= minute + 30;
  const usual = isOver ? (today + 1) % 7 : isStillNight ? (today + 6) % 7 : today;
  const named = day && !(day.isToday && isStillNight) ? day.days : [usual];
  return named.map((on): OpenMoment => ({ day: isAfterMidnight ? (on + 1) % 7 : on, minute }));
}

function momentsOn(read: DayRead, words: MeasureReader, today: number, nowMinute: number): OpenMoment[] {
  const hours = read.isLate ? LATE : (mealHours(words, read.span) ?? (read.isEvening ? EVENING : ANY_MEAL));
  const moments = read.days.flatMap((day) => hours.map((hour) => ({ day, minute: Math.round(hour * 60) })));
  if (!read.isToday) return moments;
  const ahead = moments.filter(({ minute }) => minute >= nowMinute - 30);
  return ahead.length > 0 ? ahead : [{ day: today, minute: Math.min(nowMinute, DAY - 1) }];
}
