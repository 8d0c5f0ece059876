/** Words that registers write if they know no address. NKA means "no known address". */
const PLACEHOLDER =
  /^(?:n\/?a|n\.a\.?|nka|none|null|unknown|not (?:available|known)|no (?:known )?address|tbd|-+|0+)$/i;
const LEADING = /^(?:(?:n\/?a|nka|null|unknown|0+)[\s,]+)+(?=\S)/i;
/** The two house numbers of a range differ by at most this. */
const FARTHEST = 60;
/** Two house numbers without the dash: "16851687 Amsterdam Ave". On a highway, six digits may be one house number. */
const RUN_TOGETHER = /^\d{6,8}(?= (?!.*\b(?:hwy|highway)\b))/i;
/**
 * A street line with the house number at the end: "Hampton Avenue 3117", "111TH AVE 12608". Not "Highway 66", and not a
 * suite.
 */
const NUMBER_BEHIND =
  /^((?:(?:[nsew]|north|south|east|west) )?(?:\d+(?:st|nd|rd|th)|(?!\d)[\p{L}'’.]+(?: (?!\d)[\p{L}'’.]+){0,3}) (?:ave?|avenue|blvd|boulevard|ct|dr|drive|ln|lane|pkwy|pl|place|rd|road|st|street|ter)\.?) (\d{2,6}[a-z]?)$/iu;

/**
 * Mends the house number of a street line. It removes words that mean "unknown" and the house number 0. It restores the
 * lost dash of a range. It moves a house number from the end to the front.
 * @returns null if nothing is left
 */
export function mendHouseNumber(line: string): string | null {
  const parts = line.split(/[\s,]+/);
  if (parts.every((part) => PLACEHOLDER.test(part)) || PLACEHOLDER.test(line)) return null;
  return line.replace(LEADING, '').replace(NUMBER_BEHIND, '$2 $1').replace(RUN_TOGETHER, withDash);
}

/** Whether a line begins with six or more digits: too many for a house number, except on a highway. */
export const hasLongNumber = (line: string | null): boolean => /^\d{6,}\b(?! .*\b(?:Hwy|Highway)\b)/.test(line ?? '');

/** "16851687" -> "1685-1687", "9991003" -> "999-1003"; other numbers stay. */
function withDash(digits: string): string {
  const at = digits.length >> 1;
  const [from, to] = [digits.slice(0, at), digits.slice(at)];
  const apart = Number(to) - Number(from);
  return !to.startsWith('0') && apart > 0 && apart <= FARTHEST ? `${from}-${to}` : digits;
}
