import type { MeasureReader, Span } from './MeasureReader';
import { namedHoliday } from './namedHoliday';
import type { DateRead } from './readDate';

/** Words before the name of a holiday that make it the day of the wish: "open on christmas eve". */
const ON = /^(?:on|open|abierto|en)$/;
/** Words before the name of a holiday that name another day: "before thanksgiving". */
const NOT_ON = /^(?:before|after|like|no|not|than|since)$/;
/** Words between the name of a holiday and a time: "valentines day dinner at 8". */
const MEAL = /^(?:day|dinner|lunch|brunch|breakfast|supper|drinks|at|around|by|cena|comida|a|las)$/;

/**
 * Reads the name of a holiday as the day of the wish: after "on" or "open", or directly before the craving's time. In
 * other places it is only an occasion: "christmas party friday at 7".
 */
export function readHoliday(words: MeasureReader, today: string, clock: Span | null): DateRead | null {
  for (let at = 0; at < words.tokens.length; at += 1) {
    const holiday = words.isUsed(at) ? null : namedHoliday(words, at, today);
    if (!holiday || NOT_ON.test(words.word(at - 1) ?? '')) continue;
    let { end } = holiday;
    while (clock && end < clock.start && MEAL.test(words.tokens[end]?.folded ?? '')) end += 1;
    const isBesideClock = clock !== null && (end === clock.start || clock.end === at);
    if (!ON.test(words.word(at - 1) ?? '') && !isBesideClock) continue;
    return { date: holiday.date, isHoliday: true, span: { start: at, end: holiday.end } };
  }
  return null;
}
