import { isTwelveHourGuess } from './isTwelveHourGuess';
import { isPlainHours, orderHours } from './orderHours';

const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
/** Matches a day of the week, and the period or colon after it: "Mon", "tues.", "Thursday:", "Th". */
const DAY_WORD =
  /\b(?:(su)n(?:days?)?|(mo)n(?:days?)?|(tu)e(?:s|sdays?)?|(we)d(?:s|nesdays?)?|(th)u(?:r|rs|rsdays?)?|(fr)i(?:days?)?|(sa)t(?:urdays?)?|(su|mo|tu|we|th|fr|sa))\b\.?\s*:?/gi;
const TIME = /\b(\d{1,2})(?:[:.](\d\d))?\s*(?:(a|p)(?:\.?\s?m\b\.?|\b))/gi;
/**
 * Matches the signs of free text: times with am or pm, names of days in three or more letters, "&", and words such
 * as "daily" and "noon". Comments in quotation marks do not count.
 */
const FREE =
  /\d\s*[ap]\.?\s?m\b|\d[ap]\b|\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b|daily|every ?day|7 days|closed|noon|midnight|\b(?:to|until|thru|through)\b|24 ?h|weekday|weekend|&|\band\b/i;

/** Matches a day in two letters, with the period or colon after it: "Mo", "MO:". */
const SHORT_DAY = /\b(su|mo|tu|we|th|fr|sa)\b\.?(?:\s*:(?=\s*\d))?/gi;

/**
 * Rewrites free text about opening hours in the form of OpenStreetMap: "Mon-Thu 11am-9pm, Fri & Sat 11am-10pm" becomes
 * "Mo-Th 11:00-21:00, Fr,Sa 11:00-22:00", and "9 AM – 5 PM weekdays, closed on Sunday" becomes "Mo-Fr 09:00-17:00, Su
 * off". Text of OpenStreetMap with other parts, such as months or comments, stays unchanged.
 * @returns null if the text has two meanings ("9-5", "Mon 11-9", or free text that names a day twice) or cannot be
 * rewritten
 */
export function tidyHours(raw: string): string | null {
  const text = raw.replace(/[‐‑‒–—−]/g, '-');
  if (isTwelveHourGuess(text)) return null;
  const isFree = text !== raw || FREE.test(text.replace(/"[^"]*"/g, ''));
  const tidy = padded(
    isFree ? replaceWords(text) : text.replace(SHORT_DAY, (_, day: string) => `${canonicalDay([day])} `),
  );
  if (!isPlainHours(tidy)) return isFree ? null : raw;
  const ordered = orderHours(tidy);
  return ordered && isFree && namesDayTwice(ordered) ? null : ordered;
}

/** Writes hours of one digit with two digits: "9:00" becomes "09:00". */
const padded = (text: string): string => text.replace(/(?<!\d)(?=\d:\d\d)/g, '0');

/** Replaces words by the days, times and "off" of opening_hours text, and removes words without a meaning. */
const replaceWords = (text: string): string =>
  text
    .replace(/<br\s*\/?>|[\n|•·]/gi, ' ; ')
    .replace(/\((\s*closed\b[^()]*)\)/gi, ' $1 ; ')
    .replace(/\b(?:business |store |regular )?hours(?: of operation)?\s*:|\bfrom\b/gi, ' ')
    .replace(/\bopen(?:ing)?(?: hours)?\b:?/gi, ' ')
    .replace(/\b24 ?(?:hours|hrs|h)\b(?: (?:a|per) day)?|\baround the clock\b/gi, '00:00-24:00')
    .replace(/\b(?:daily|every ?day|(?:7|seven) days(?: a week)?)\b:?/gi, 'Mo-Su ')
    .replace(/\bweekdays?\b:?/gi, 'Mo-Fr ')
    .replace(/\bweekends?\b:?/gi, 'Sa-Su ')
    .replace(/\b12\s*(?::00\s*)?(noon|midnight)\b/gi, '$1')
    .replace(/\s*(?:-|\bto\b|\buntil\b|\btill?\b|\bthru\b|\bthrough\b)\s*/gi, '-')
    .replace(/\bM(?=-(?:F|Th|Sa?|Su)\b)/g, 'Mo')
    .replace(/(?<=-)F\b|\bF(?=-S[au])/g, 'Fr')
    .replace(DAY_WORD, (_, ...groups: (string | undefined)[]) => `${canonicalDay(groups)} `)
    .replace(TIME, (_, hour: string, minutes: string | undefined, half: string) => clock(hour, minutes, half))
    .replace(/-\s*midnight\b/gi, '-24:00')
    .replace(/\bnoon\b/gi, '12:00')
    .replace(/\bmidnight\b/gi, '00:00')
    .replace(/\bclosed(?: on\b|\b:?)/gi, 'off')
    .replace(/\s\/\s+(?=Mo|Tu|We|Th|Fr|Sa|Su|off)/g, ' ; ')
    .replace(/\s*(?:&|\/(?!7)|\band\b)\s*/gi, ',')
    .replace(/\s+-|-\s+/g, '-')
    .replace(/^[\s;]+|[\s;.]+$/g, '');

const canonicalDay = (groups: (string | undefined)[]) => {
  const letters = groups.slice(0, 8).find((group) => typeof group === 'string') ?? '';
  return letters.charAt(0).toUpperCase() + letters.charAt(1).toLowerCase();
};

function clock(hour: string, minutes = '00', half = ''): string {
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

/**
 * Whether the text names a day twice, for example "Mon-Fri 9am-5pm, Fri 6pm-9pm". This text has two meanings, because
 * the second rule may replace the hours of the first rule or add hours.
 */
function namesDayTwice(tidy: string): boolean {
  const named = tidy.split(';').flatMap((rule) => {
    return [...rule.matchAll(/([A-Z][a-z])(?:-([A-Z][a-z]))?/g)].flatMap(([, from = '', to = from]) => {
      const first = DAYS.indexOf(from);
      const count = ((DAYS.indexOf(to) - first + 7) % 7) + 1;
      return Array.from({ length: count }, (_, index) => DAYS[(first + index) % 7]);
    });
  });
  return new Set(named).size < named.length;
}
