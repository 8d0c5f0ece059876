/** What registers write where they know no address; NKA is "no known address". */
const PLACEHOLDER =
  /^(?:n\/?a|n\.a\.?|nka|none|null|unknown|not (?:available|known)|no (?:known )?address|tbd|-+|0+)$/i;
const LEADING = /^(?:(?:n\/?a|nka|null|unknown|0+)[\s,]+)+(?=\S)/i;
/** Halves of a range lie so near each other. */
const FARTHEST = 60;
/** "16851687 Amsterdam Ave"; on a highway a number of six digits may be one. */
const RUN_TOGETHER = /^\d{6,8}(?= (?!.*\b(?:hwy|highway)\b))/i;
/** A street line whose number stands behind: "Hampton Avenue 3117", "111TH AVE 12608"; not "Highway 66", and no suite. */
const NUMBER_BEHIND =
  /^((?:(?:[nsew]|north|south|east|west) )?(?:\d+(?:st|nd|rd|th)|(?!\d)[\p{L}'’.]+(?: (?!\d)[\p{L}'’.]+){0,3}) (?:ave?|avenue|blvd|boulevard|ct|dr|drive|ln|lane|pkwy|pl|place|rd|road|st|street|ter)\.?) (\d{2,6}[a-z]?)$/iu;

/**
 * A street line with its house number in front: without words that say "unknown" and house number 0; the dash of a range again
 * where it was lost, and a number that stands behind the street turned.
 * @returns null where nothing is left
 */
export function mendHouseNumber(line: string): string | null {
  const parts = line.split(/[\s,]+/);
  if (parts.every((part) => PLACEHOLDER.test(part)) || PLACEHOLDER.test(line)) return null;
  return line.replace(LEADING, '').replace(NUMBER_BEHIND, '$2 $1').replace(RUN_TOGETHER, withDash);
}

/** Whether a line begins with more digits than a house number has. */
export const hasLongNumber = (line: string | null): boolean => /^\d{6,}\b(?! .*\b(?:Hwy|Highway)\b)/.test(line ?? '');

/** "16851687" -> "1685-1687", "9991003" -> "999-1003"; other numbers stay. */
function withDash(digits: string): string {
  const at = digits.length >> 1;
  const [from, to] = [digits.slice(0, at), digits.slice(at)];
  const apart = Number(to) - Number(from);
  return !to.startsWith('0') && apart > 0 && apart <= FARTHEST ? `${from}-${to}` : digits;
}
