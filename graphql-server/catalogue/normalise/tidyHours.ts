const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
/** Matches a day of the week, and the period or colon after it: "Mon", "tues.", "Thursday:", "Th". */
const DAY_WORD =
  /\b(?:(su)n(?:days?)?|(mo)n(?:days?)?|(tu)e(?:s|sdays?)?|(we)d(?:nesdays?)?|(th)u(?:r|rs|rsdays?)?|(fr)i(?:days?)?|(sa)t(?:urdays?)?|(su|mo|tu|we|th|fr|sa))\b\.?\s*:?/gi;
const TIME = /\b(\d{1,2})(?:[:.](\d\d))?\s*(?:(a|p)\.?\s?m\b\.?)/gi;
/**
 * Matches the signs of free text: times with am or pm, names of days in three or more letters, long dashes, and words
 * such as "daily" and "noon".
 */
const FREE =
  /\d\s*[ap]\.?\s?m\b|\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b|daily|every ?day|7 days|closed|noon|midnight|[–—]|\b(?:to|until|thru|through)\b|24 ?h|weekday|weekend/i;
/**
 * Matches times or "off" with their days after them, as in "11:00-21:00 Mo-Fr, off Su". In "Mo 11:00-14:00, 17:00-21:00
 * Tu off", no times match, because the days after them have other times.
 */
const TIMES_BEFORE_DAYS =
  /(?<before>^\s*|[,;]\s*)(?<times>\d\d:\d\d-\d\d:\d\d(?:\s*,\s*\d\d:\d\d-\d\d:\d\d)*|off)\s*(?<days>(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)(?:\s*[-,]\s*(?:Mo|Tu|We|Th|Fr|Sa|Su|PH))*)(?=\s*(?:[,;]|$))/g;
/** Matches opening_hours text that contains only days, public holidays (PH), times and "off". */
const PLAIN = /^(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|off|\d\d:\d\d|24\/7|[\s,;-])*$/;

/**
 * Rewrites free text about opening hours in the form of OpenStreetMap: "Mon-Thu 11am-9pm, Fri & Sat 11am-10pm" becomes
 * "Mo-Th 11:00-21:00; Fr,Sa 11:00-22:00", and "9 AM – 5 PM weekdays, closed on Sunday" becomes "Mo-Fr 09:00-17:00; Su
 * off". Text without the signs of free text (see FREE) stays unchanged if it has no range such as "9-5".
 * @returns null if the text has two meanings ("9-5", "Mon 11-9", a day named twice) or cannot be rewritten
 */
export function tidyHours(text: string): string | null {
  if (isTwelveHourGuess(text)) return null;
  if (!FREE.test(text)) return text;
  const tidy = text
    .replace(/\bopen(?:ing)?(?: hours)?\b:?|\bhours\s*:/gi, ' ')
    .replace(/\b24 ?(?:hours|hrs|h)\b|\baround the clock\b/gi, '00:00-24:00')
    .replace(/\b(?:daily|every ?day|(?:7|seven) days(?: a week)?)\b:?/gi, 'Mo-Su ')
    .replace(/\bweekdays?\b:?/gi, 'Mo-Fr ')
    .replace(/\bweekends?\b:?/gi, 'Sa-Su ')
    .replace(/\s*(?:[–—-]|\bto\b|\buntil\b|\btill?\b|\bthru\b|\bthrough\b)\s*/gi, '-')
    .replace(DAY_WORD, (_, ...groups: (string | undefined)[]) => `${canonicalDay(groups)} `)
    .replace(TIME, (_, hour: string, minutes: string | undefined, half: string) => clock(hour, minutes, half))
    .replace(/-\s*(?:12:00 )?midnight\b/gi, '-24:00')
    .replace(/\b(?:12:00 )?noon\b/gi, '12:00')
    .replace(/\b(?:12:00 )?midnight\b/gi, '00:00')
    .replace(/\bclosed(?: on)?\b/gi, 'off')
    .replace(/(?<!\d)(\d:\d\d)/g, '0$1')
    .replace(/\s*(?:&|\band\b)\s*/gi, ',')
    .replace(/\s*(?:\n|\|)\s*/g, '; ')
    .replace(/\s+-|-\s+/g, '-')
    .replace(TIMES_BEFORE_DAYS, '$<before>$<days> $<times>')
    .replace(/(?<=\d|off)\s*[,;]?\s*(?=(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)\b)/g, '; ')
    .replace(/\s+/g, ' ')
    .trim();
  return PLAIN.test(tidy) && !namesDayTwice(tidy) ? tidy : null;
}

const canonicalDay = (groups: (string | undefined)[]) => {
  const letters = groups.slice(0, 8).find((group) => typeof group === 'string') ?? '';
  return letters.charAt(0).toUpperCase() + letters.charAt(1).toLowerCase();
};

function clock(hour: string, minutes = '00', half = ''): string {
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

/**
 * Whether the text has a range of hours that may be in either half of the day: "9-5", "11-9", "11-10pm". The result is
 * true if only one of the two times has am or pm. If neither time has am or pm, the result is true if three conditions
 * hold: both hours are below 13, the hour at the end is not greater than the hour at the beginning, and at least one of
 * the times is not in the form "09:00" (two digits for the hour, and two digits for the minutes).
 */
function isTwelveHourGuess(text: string): boolean {
  const ranges = text.matchAll(
    /(?<![\d:.])(\d{1,2})(?:[:.](\d\d))?(\s*[ap]\.?\s?m\b\.?)?\s*(?:[–—-]|\bto\b|\buntil\b)\s*(\d{1,2})(?:[:.](\d\d))?(\s*[ap]\.?\s?m\b)?(?![\d:])/gi,
  );
  for (const [, from = '', fromMinutes, fromHalf, to = '', toMinutes, toHalf] of ranges) {
    if (fromHalf && toHalf) continue;
    if (fromHalf || toHalf) return true;
    const isVague = from.length < 2 || to.length < 2 || !fromMinutes || !toMinutes;
    if (isVague && Number(from) < 13 && Number(to) < 13 && Number(to) <= Number(from)) return true;
  }
  return false;
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
