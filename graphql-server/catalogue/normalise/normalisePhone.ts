const GAP = '[\\s.\\-‐-―−/]*';
/** Matches the country code of the US before a number: "+1 ", "(+1) ", "001-", "+1 (0) ". */
const COUNTRY = `\\(?(?:\\+|00|011${GAP})?1\\)?${GAP}(?:\\(0\\)${GAP})?`;
/**
 * Matches a number of the North American numbering plan. No area code has 9 as its second digit, and neither an area
 * code nor an exchange ends with 11.
 */
const US_NUMBER = new RegExp(
  `(?<!\\d)(?<!\\d\\.)(?:${COUNTRY})?\\(?([2-9](?!11)[0-8]\\d)\\)?${GAP}([2-9](?!11)\\d\\d)${GAP}(\\d{4})(?!\\d)`,
  'g',
);
/**
 * Matches the code of another country before a number: "+52 ", "011 52 ", "+44 (0) ". Without "+", "00" or "011", a
 * code counts only at the beginning of the text, or after "Tel" or "Phone" at the beginning: "52-", but not the 5 in
 * "Suite 5 (314) 832-1244".
 */
const FOREIGN =
  /(?:\+[\s(]*|\b(?:00|011)[\s.-]*|^[^\p{L}\d]*(?:(?:phone|tel)\b[\s.:(]*)?)(?!0?1\b)\d{1,3}(?:\(0\)|[\s()./‐-―−-])+$/iu;
/** Matches "Fax" or "F:" before a number, but not "Phone/Fax", because the number after it is also a phone number. */
const FAX = /(?<![/&]\s*)\bf:\s*$|(?<!\b(?:phone|ph|tel)\.?\s*(?:[/&+]|and|or)\s*)\bfax\b[\s.:#]*$/i;
/**
 * Matches "(fax)" after a number, or "fax" if a comma, a semicolon, "|" or the end of the text follows. It does not
 * match the word in "Fax 314…", because there the word belongs to the next number.
 */
const FAX_BEHIND = /^\s*(?:\(\s*fax\s*\)|fax\s*(?:[,;|]|$))/i;
/** Matches ten equal digits, or 555-5555 in any area. They stand for an unknown number. */
const SAME_DIGITS = /^(\d)\1{9}$|5{7}$/;

/**
 * The first ten-digit US number in the text, in E.164: "+13148321244". Null if the text has no such number. Three kinds
 * do not count: fax numbers, numbers after the code of another country, and numbers such as 555-5555 (SAME_DIGITS).
 */
export function normalisePhone(raw: string | null | undefined): string | null {
  const text = raw ?? '';
  for (const { index, 0: whole, 1: area, 2: exchange, 3: line } of text.matchAll(US_NUMBER)) {
    const before = text.slice(0, index);
    const after = text.slice(index + whole.length);
    const digits = `${area}${exchange}${line}`;
    if (!FOREIGN.test(before) && !FAX.test(before) && !FAX_BEHIND.test(after) && !SAME_DIGITS.test(digits))
      return `+1${digits}`;
  }
  return null;
}
