const NUMBERS = [
  ['one', 'uno', 'una'],
  ['two', 'dos'],
  ['three', 'tres'],
  ['four', 'cuatro'],
  ['five', 'cinco'],
];
const DRAWN = /^([★⭐🌟✭]+)[☆✩✰]*$/u;
const WRITTEN =
  /^(\d)(?:[.,]0+)?(?<scale>\s*(?:\/|out of|of|de)\s*5(?:[.,]0+)?)?\s*(?:stars?(?:\s+rating)?|estrellas?|점|分|颗?星|★|⭐)?$/iu;
const LEADING_NUMBER = /^\d+(?:[.,]\d+)?/;

/**
 * Reads texts like "4", "4.0", "4/5", "4 out of 5 stars", "four" and "★★★★☆" as 4. Returns null for other texts and for
 * numbers outside 1 to 5.
 * @param isOutOfFive false if a number without a scale ("4") may be out of ten; null is then returned for such a number
 */
export function readStars(cell: string, isOutOfFive: boolean): number | null {
  const text = plain(cell);
  const drawn = DRAWN.exec(text.replace(/\s+/g, ''))?.[1];
  if (drawn) return withinFive([...drawn].length);
  const written = WRITTEN.exec(text);
  if (written) return isOutOfFive || written.groups?.scale ? withinFive(Number(written[1])) : null;
  return withinFive(NUMBERS.findIndex((words) => words.includes(text.toLowerCase())) + 1);
}

/** Whether a text is only a number, a fraction such as "4/5", or drawn stars. */
export const isScore = (cell: string): boolean =>
  /^(?:\d+(?:[.,]\d+)?(?:\s*\/\s*\d+)?|[★☆⭐🌟✭✩✰]+)$/u.test(plain(cell));

/**
 * Whether the numbers in a column of ratings are out of five: no number is above five, and the heading names no other
 * scale ("Rating /10").
 */
export function areOutOfFive(heading: string, cells: readonly string[]): boolean {
  const scales = plain(heading).match(/\d+/g)?.map(Number) ?? [];
  if (scales.length > 0 && Math.max(...scales) !== 5) return false;
  return cells.every((cell) => Number(LEADING_NUMBER.exec(plain(cell))?.[0].replace(',', '.') ?? 0) <= 5);
}

const withinFive = (stars: number) => (stars >= 1 && stars <= 5 ? stars : null);

/** The text with full-width digits as ordinary digits, and without the marks that select the form of an emoji. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\ufe0f/g, '')
    .trim();
