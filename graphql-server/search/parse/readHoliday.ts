import { asianText } from './asianText';
import type { MeasureReader, Span } from './MeasureReader';
import { namedHoliday } from './namedHoliday';
import type { DateRead } from './readDate';

/** Words before the name of a holiday. With them, a place must be open on that day: "open on christmas eve". */
const ON = /^(?:on|open|abierto|en)$/;
const NOT_ON = /^(?:before|after|like|no|not|than|since)$/; // "before thanksgiving" is another day
/** Chinese and Korean words after the name of a holiday. With them, a place must be open on that day: 圣诞节开门. */
const ASIAN_OPEN = /^(?:当天|那天|당일|날)?(?:에|에도|也|还|有)?(?:开|营业|문?여는|문?연|열|영업)/;
/** Words between the name of a holiday and a time: "valentines day dinner at 8". */
const MEAL =
  /^(?:day|dinner|lunch|brunch|breakfast|supper|drinks|at|around|by|cena|comida|a|las|晚|餐|饭|저|녁|점|심|에)$/;

/**
 * Reads the name of a holiday as the day on which a place must be open. This needs one of three things: "on" or "open"
 * before the name; a word such as 开门 (is open) after it; or the craving's time just before it, or after it with only
 * words of MEAL between them ("christmas dinner at 7"). Otherwise, or after a word of NOT_ON, the holiday is only an
 * occasion: "christmas party friday at 7".
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

/**
 * The index of the first of the words "el", "la", "día", "noche" and "de" just before the holiday's name at `at`: for
 * "navidad" in "el día de navidad", the index of "el". Without such words, it is `at`.
 */
function firstOf(words: MeasureReader, at: number): number {
  let first = at;
  while (/^(?:el|la|dia|noche|de)$/.test(words.word(first - 1) ?? '')) first -= 1;
  return first;
}
