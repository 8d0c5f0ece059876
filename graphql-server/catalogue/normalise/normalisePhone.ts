const GAP = '[\\s.\\-‐-―−/]*';
const US_NUMBER = new RegExp(
  `(?<![\\d.])(?:\\+?1${GAP})?\\(?([2-9]\\d\\d)\\)?${GAP}([2-9]\\d\\d)${GAP}(\\d{4})(?!\\d)`,
  'g',
);
/** Matches the code of another country before a number: "+52 ", "011 52 ", "52-". */
const FOREIGN = /(?:\+\s?\d{1,3}|(?<!\d)(?!1\b)\d{1,3})[\s().-]+$/;
const FAX = /\bfax\b[\s.:#]*$/i;
/** Matches ten equal digits, which stand for an unknown number. */
const SAME_DIGITS = /^(\d)\1{9}$/;

/**
 * The first ten-digit US number in the text, in E.164: "+13148321244". Null if the text has no such number. Fax numbers
 * and numbers after the code of another country do not count.
 */
export function normalisePhone(raw: string | null | undefined): string | null {
  const text = raw ?? '';
  for (const { index, 1: area, 2: exchange, 3: line } of text.matchAll(US_NUMBER)) {
    const before = text.slice(0, index);
    const digits = `${area}${exchange}${line}`;
    if (!FOREIGN.test(before) && !FAX.test(before) && !SAME_DIGITS.test(digits)) return `+1${digits}`;
  }
  return null;
}
