import { placeClock, weekdayOf } from '../../facts/placeClock';
import type { MeasureReader, Span } from './MeasureReader';
import { type ClockRead, readClock } from './readClock';
import { type DayRead, readDays } from './readDays';
import type { OpenAt, OpenMoment } from './Understanding';

const DAY = 1440;
const DEFAULT_ZONE = 'America/Chicago';
/** The hours of each meal or time of day. A place is open for a meal if it is open at one of the meal's hours. */
const MEAL_HOURS: readonly [RegExp, readonly number[]][] = [
  [/^(?:breakfast|desayuno)$/, [8, 9]],
  [/^brunch$/, [10, 11, 12]],
  [/^(?:lunch|almuerzo|noon|mediodia)$/, [12, 12.5, 13]],
  [/^morning$/, [8, 9, 10]],
  [/^(?:afternoon|tarde)$/, [14, 15, 16]],
  [/^(?:dinner|supper|cena|evening)$/, [18, 19, 20]],
  [/^(?:night|noche|drink|cocktail)$/, [20, 21]],
];
/** The same for Chinese and Korean, which tokens cut into characters. */
const ASIAN_MEAL_HOURS: readonly [RegExp, readonly number[]][] = [
  [/早午餐|早茶|브런치/, [10, 11, 12]],
  [/早餐|早饭|早上|上午|明早|아침|조식/, [8, 9, 10]],
  [/午餐|午饭|中午|점심/, [12, 12.5, 13]],
  [/下午|오후/, [14, 15, 16]],
  [/晚餐|晚饭|晚上|今晚|明晚|저녁/, [18, 19, 20]],
  [/深夜|半夜|夜宵|심야|밤/, [20, 21]],
];
const MORNING = [8, 9, 10];
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
  if (clock) return { openAt: momentsAt(clock, day?.days ?? null, today, local.minute), spans };
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
 * day.
 */
function momentsAt({ minute, isAfterMidnight }: ClockRead, days: number[] | null, today: number, nowMinute: number) {
  const isOver = !isAfterMidnight && minute + 30 < nowMinute;
  const named = days ?? [isOver ? (today + 1) % 7 : today];
  return named.map((day): OpenMoment => ({ day: isAfterMidnight ? (day + 1) % 7 : day, minute: minute % DAY }));
}

function momentsOn(read: DayRead, words: MeasureReader, today: number, nowMinute: number): OpenMoment[] {
  const hours = read.isLate ? LATE : (mealHours(words, read) ?? (read.isEvening ? EVENING : ANY_MEAL));
  const moments = read.days.flatMap((day) => hours.map((hour) => ({ day, minute: Math.round(hour * 60) })));
  if (!read.isToday) return moments;
  const ahead = moments.filter(({ minute }) => minute >= nowMinute - 30);
  return ahead.length > 0 ? ahead : [{ day: today, minute: Math.min(nowMinute, DAY - 1) }];
}

/**
 * The hours of the meal or time of day that the craving names. Of several, the nearest to the day counts; in Chinese
 * and Korean, the first in ASIAN_MEAL_HOURS. Null when none is named.
 */
function mealHours(words: MeasureReader, { span }: DayRead): readonly number[] | null {
  let nearest: { away: number; hours: readonly number[] } | null = null;
  for (const [at, { key }] of words.tokens.entries()) {
    const [, hours] = MEAL_HOURS.find(([pattern]) => pattern.test(key)) ?? [];
    const away = at < span.start ? span.start - at : at - span.end + 1;
    if (hours && (!nearest || away < nearest.away)) nearest = { away, hours };
  }
  const text = words.tokens
    .map(({ text, beginsWord, kind }) => (kind === 'hangul' && beginsWord ? ` ${text}` : text))
    .join('');
  const isEarly = words.tokens.some(
    ({ folded }, at) =>
      /^(?:temprano|tempranito|early)$/.test(folded) || (folded === 'manana' && words.tokens[at - 1]?.folded === 'la'),
  );
  if (!nearest && isEarly) return MORNING;
  return nearest?.hours ?? ASIAN_MEAL_HOURS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
