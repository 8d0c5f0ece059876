/** Written in capitals also in the middle of a name or an address. */
const ACRONYMS = new Set(
  'BBQ BLT DJ IHOP II III IV IPA JJ KC KFC LLC LLP NE NW NYC PB PF SE STL SW TCBY TGI TGIF TV UK UMSL US USA VFW VI VII VIII'.split(
    ' ',
  ),
);
/** Short words of a name that stay small unless they begin it. */
const SMALL_WORDS = new Set('a an and at by de del for in of on or the to with y'.split(' '));
/** Without a vowel, and yet not initials. */
const ABBREVIATIONS = new Set(
  'Blvd Bldg Br Brgr Cl Clb Ct Ctr Dr Frt Ft Grl Hts Hwy Jr Ln Ltd Mkt Mr Mrs Ms Mt Pkwy Pl Plz Rd Spgs Sq Sr St Str Tpke Trl Twp Wy Xpress'.split(
    ' ',
  ),
);
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

/**
 * Title case for text that came in capitals (or all small): keeps BBQ and other acronyms, initials and numbers, writes
 * McDonald's, O'Connell's, J.J., 7th. Meant only for text that has one case: it would spoil "iNdigo" or "Chick-fil-A".
 */
export function titleCase(text: string): string {
  return text.replace(WORD, (word: string, at: number) => caseWord(word.toUpperCase(), at === 0));
}

/** True when the text has letters, and all of them capitals. */
export const isAllCapitals = (text: string): boolean => /\p{L}.*\p{L}/u.test(text) && text === text.toUpperCase();

/** True when the text has letters, and none of them a capital. */
export const isAllSmall = (text: string): boolean => /\p{L}.*\p{L}/u.test(text) && text === text.toLowerCase();

function caseWord(word: string, isFirst: boolean): string {
  const small = word.toLowerCase();
  if (/\d/.test(word)) return /^\d+(st|nd|rd|th|s)$/.test(small) ? small : word;
  if (ACRONYMS.has(word)) return word;
  if (!isFirst && SMALL_WORDS.has(small)) return small;
  const capitalised = capitalise(word);
  if (/^[^AEIOUY'’]{2,4}$/.test(word) && !ABBREVIATIONS.has(capitalised)) return word;
  const parts = word.split(/(['’])/);
  return parts
    .map((part, index) => (index === 0 || isAfterPrefix(parts, index) ? capitalise(part) : part.toLowerCase()))
    .join('');
}

/** The Connell of O'Connell, the Angelo of D'Angelo; not the s of Chili's. */
function isAfterPrefix(parts: string[], index: number): boolean {
  return /^[ODLN]$/.test(parts[index - 2] ?? '') && (parts[index] ?? '').length > 2;
}

function capitalise(part: string): string {
  const small = part.toLowerCase();
  const upTo = /^mc\p{L}{3}/u.test(small) ? 2 : 0;
  const head = upTo ? 'Mc' : '';
  return head + (small[upTo] ?? '').toUpperCase() + small.slice(upTo + 1);
}
