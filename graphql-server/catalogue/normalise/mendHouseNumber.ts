import { isPlaceholder } from './isPlaceholder';

/** Matches what a public register contains instead of an address. */
const NO_ADDRESS =
  /^(?:no (?:known )?address|various(?: locations)?|mobile(?: food)?(?: unit| truck| vendor)?|same as above)$/i;
/** Matches a house number without a street: "377", "#12", "24B". */
const ONLY_NUMBER = /^#?\d+[a-z]?$/i;
const LEADING = /^(?:(?:n\/?a|nka|null|unknown|0+)[\s,]+)+(?=\S)/i;
/** The maximum difference of the two house numbers of a range. */
const FARTHEST = 60;
/**
 * Matches six to eight digits at the beginning of a line. They may be two house numbers without the dash between them:
 * "16851687 Amsterdam Ave". The line must not name a highway, because six digits may be one house number on a highway.
 */
const RUN_TOGETHER = /^\d{6,8}(?= (?!.*\b(?:hwy|highway)\b))/i;
/**
 * Matches a street line with the house number at the end: "Hampton Avenue 3117", "111TH AVE 12608". It does not match
 * "Highway 66" or a line that begins with a house number.
 */
const NUMBER_BEHIND =
  /^((?:(?:[nsew]|north|south|east|west) )?(?:\d+(?:st|nd|rd|th)|(?!\d)[\p{L}'’.]+(?: (?!\d)[\p{L}'’.]+){0,3}) (?:ave?|avenue|blvd|boulevard|ct|dr|drive|ln|lane|pkwy|pl|place|rd|road|st|street|ter)\.?) (\d{2,6}[a-z]?)$/iu;

/**
 * Corrects the house number of a street line. It removes words that mean "unknown", and the house number 0, from the
 * beginning. It restores the missing dash of a range. It moves a house number from the end to the front.
 * @returns null if no address is left
 */
export function mendHouseNumber(line: string): string | null {
  const parts = line.split(/[\s,]+/);
  if (parts.every(isPlaceholder) || isPlaceholder(line) || NO_ADDRESS.test(line) || ONLY_NUMBER.test(line)) return null;
  return line.replace(LEADING, '').replace(NUMBER_BEHIND, '$2 $1').replace(RUN_TOGETHER, withDash);
}

/** Whether a line begins with six or more digits and names no highway. Only highways have such long house numbers. */
export const hasLongNumber = (line: string | null): boolean => /^\d{6,}\b(?! .*\b(?:Hwy|Highway)\b)/.test(line ?? '');

/**
 * Adds the dash of a range: "16851687" becomes "1685-1687", and "9991003" becomes "999-1003". Other numbers stay
 * unchanged.
 */
function withDash(digits: string): string {
  const at = digits.length >> 1;
  const [from, to] = [digits.slice(0, at), digits.slice(at)];
  const apart = Number(to) - Number(from);
  return !to.startsWith('0') && apart > 0 && apart <= FARTHEST ? `${from}-${to}` : digits;
}
