import { asianText } from './asianText';
import type { MeasureReader, Span } from './MeasureReader';
import { namedHoliday } from './namedHoliday';
import type { DateRead } from './readDate';

/** Words before the name of a holiday that make it the day of the wish: "open on christmas eve". */
const ON = /^(?:on|open|abierto|en)$/;
const NOT_ON = /^(?:before|after|like|no|not|than|since)$/; // "before thanksgiving" is another day
/** Chinese and Korean words after the name of a holiday. With them, a place must be open on that day: 圣诞节开门. */
const ASIAN_OPEN = /^(?:当天|那天|당일|날)?(?:에|에도|也|还|有)?(?:开|营业|문?여는|문?연|열|영업)/;
/** Words between the name of a holiday and a time: "valentines day dinner at 8". */
const MEAL =
  /^(?:day|dinner|lunch|brunch|breakfast|supper|drinks|at|around|by|cena|comida|a|las|晚|餐|饭|저|녁|점|심|에)$/;

/**
 * Reads the name of a holiday as the day of the wish in three cases: "on" or "open" is before the name, a word such as
 * 开门 (is open) is after it, or the name is beside the craving's time ("christmas at 7"; words of MEAL may be between
 * them). In other cases the holiday is only an occasion: "christmas party friday at 7".
 */
export function readHoliday(words: MeasureReader, today: string, clock: Span | null): DateRead | null {
  for (let at = 0; at < words.tokens.length; at += 1) {
    const holiday = words.isUsed(at) ? null : namedHoliday(words, at, today);
    if (!holiday || NOT_ON.test(words.word(at - 1) ?? '')) continue;
    let { end } = holiday;
    while (clock && end < clock.start && MEAL.test(words.tokens[end]?.folded ?? '')) end += 1;
    const isBesideClock = clock !== null && (end === clock.start || clock.end === at);
    const isOn = ON.test(words.word(firstOf(words, at) - 1) ?? '') || ASIAN_OPEN.test(asianText(words, holiday.end));
    if (!isOn && !isBesideClock) continue;
    return { date: holiday.date, isHoliday: true, span: { start: at, end: holiday.end } };
  }
  return null;
}

/** The index of the first word of a holiday's name that has its main word at `at`: "el" in "el día de navidad". */
function firstOf(words: MeasureReader, at: number): number {
  let first = at;
  while (/^(?:el|la|dia|noche|de)$/.test(words.word(first - 1) ?? '')) first -= 1;
  return first;
}
