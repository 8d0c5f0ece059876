/** Matches a range of hours: "9-5", "11am - 10:30 pm", "08:00-17:00". */
const RANGE =
  /(?<![\d:.])(\d{1,2})(?:[:.](\d\d))?(?:\s*([ap])(?:\.?\s?m\b\.?|\b))?\s*(?:-|\bto\b|\buntil\b)\s*(\d{1,2})(?:[:.](\d\d))?(?:\s*([ap])(?:\.?\s?m\b|\b))?(?![\d:])/gi;

interface Range {
  from: string;
  to: string;
  hasMinutes: boolean;
  /** How many of the two times have am or pm. */
  halves: number;
  /** Only a comma, "&" or "and" is between this range and the range before it. */
  isNext: boolean;
}

/**
 * Whether the text has a range of hours that may be in either half of the day, so that nobody can tell what it means:
 * - only one of its two times has am or pm: "11-10pm";
 * - it has no am or pm, but both times of another range have: "11am-2pm, 5:00-9:00";
 * - it looks like a 12-hour clock, because it begins at 1 to 9 without a zero before the digit, and the text has no
 *   hour of a 24-hour clock: "5:00-9:00";
 * - it ends before or when it begins, and both hours are from 1 to 12: "9-5", "11:00-10:00". A range of a 24-hour clock
 *   ("06:00-02:00") is accepted, except one that begins at 9 or later and ends at 5 or later: "11:00-09:00";
 * - it directly follows another range, begins before the end of that range, and has no zero before its first hour:
 *   "11:00-14:00, 5:00-9:00".
 * A range with an hour above 12 or the hour "00" is such a range only in the first case.
 * @param text a text in which all dashes are "-"
 */
export function isTwelveHourGuess(text: string): boolean {
  const ranges = rangesOf(text);
  const isClock24 = ranges.some(({ from, to }) => [from, to].some((hour) => Number(hour) > 12 || /^0/.test(hour)));
  const hasHalves = ranges.some(({ halves }) => halves === 2);
  return ranges.some((range, at) => {
    const [first, last] = [Number(range.from), Number(range.to)];
    if (range.halves === 2) return false;
    if (range.halves === 1) return true;
    if (first > 12 || last > 12 || range.from === '00' || range.to === '00') return false;
    if (hasHalves) return true;
    const before = ranges[at - 1];
    if (range.isNext && before && Number(before.to) > first && !/^0/.test(range.from)) return true;
    const isPadded = range.from.length === 2 && range.to.length === 2 && range.hasMinutes;
    if (last > first) return range.from.length === 1 && !isClock24;
    return !(isPadded && isClock24) || (first >= 9 && last >= 5);
  });
}

function rangesOf(text: string): Range[] {
  let end = 0;
  return [...text.matchAll(RANGE)].map((match) => {
    const [whole, from = '', fromMinutes, fromHalf, to = '', toMinutes, toHalf] = match;
    const between = text.slice(end, match.index);
    end = match.index + whole.length;
    return {
      from,
      to,
      hasMinutes: Boolean(fromMinutes && toMinutes),
      halves: [fromHalf, toHalf].filter(Boolean).length,
      isNext: /^\s*(?:,|&|and)\s*$/.test(between),
    };
  });
}
