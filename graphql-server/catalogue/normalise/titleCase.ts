/** Written in capitals also in the middle of a name or an address. */
const ACRONYMS = new Set(
  'AA AAA AFC AJ AMC ATL ATM BBQ BLT BYOB CEO CWE DIY DJ ESPN HSSU IAD IBM IHOP II III IKEA IPA IV IX JJ KC KFC LAX LGA LLC LLP NBA NE NW NY NYC OJ PB PF SE SFO SLU STL SW TCBY TGI TGIF TV UAE UCLA UFO UK UMSL US USA USC USO USPS UWS VFW VI VII VIII VIP XI XII YMCA YWCA'.split(
    ' ',
  ),
);
/** Of these none is a word or a name as well, as Us, It, Vi and Aj are. */
const NOTHING_ELSE = new Set(
  'BBQ BLT BYOB IHOP II III IKEA KFC NYC STL SLU TCBY TGI TGIF USA VFW VIII VIP XII YMCA YWCA'.split(' '),
);
/** Short words of a name that stay small unless they begin or end it. */
const SMALL_WORDS = new Set(
  'a an and at au aux by de del der des di du et for in of on or the to und with y'.split(' '),
);
/** Articles that are small behind "de": Casa de los Jugos, but Fonda La Poblanita. */
const ARTICLES = new Set(['la', 'las', 'los']);
/** Behind a full stop: pizza.com. */
const DOMAIN = /^(?:com|net|org)$/i;
/** Without a vowel, and yet not initials. */
const ABBREVIATIONS = new Set(
  'Blvd Bldg Br Brgr Brgrs Cl Clb Ct Ctr Dr Fl Frsh Frt Ft Grl Hts Hwy Jr Ln Ltd Mkt Mr Mrkt Mrs Ms Mt Pkwy Pl Plz Rd Spgs Sq Sr St Str Tpke Trl Twp Wy Xpress'.split(
    ' ',
  ),
);
/** The A of "S A Smith" is no article. */
const INITIAL_BEFORE = /(?<![\p{L}\p{N}'’])\p{L}\.? $/u;
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

/**
 * Title case for text that came in capitals (or all small): keeps BBQ and other acronyms, initials and numbers, writes
 * McDonald's, O'Connell's, PJ's, J.J., 7th. Meant only for text that has one case: it would spoil "iNdigo" or "Chick-fil-A".
 */
export function titleCase(text: string): string {
  const last = [...text.matchAll(WORD)].at(-1)?.index;
  return text
    .replace(WORD, (word: string, at: number) => {
      if (DOMAIN.test(word) && text[at - 1] === '.' && at > 1) return word.toLowerCase();
      const before = text.slice(0, at);
      const isEdge = at === 0 || at === last || !/\s$/.test(before);
      return caseWord(word.toUpperCase(), isEdge, before);
    })
    .replace(AMPERSAND_INITIALS, (initials: string) => initials.toUpperCase());
}

/**
 * Mends what a program made of capitals by writing each word with a large first letter: "Mcdonald'S", "Wing Stop Ii", "Kfc",
 * "At&t". Text that shows no such trace keeps its spelling.
 */
export function mendCapitals(text: string): string {
  if (/\p{L}['’]S(?!\p{L})/u.test(text) && text !== text.toUpperCase()) return titleCase(text);
  if (!WORDS_CAPITALISED.test(text)) return text;
  return text
    .replace(WORD, (word: string) => (NOTHING_ELSE.has(word.toUpperCase()) ? word.toUpperCase() : withMc(word)))
    .replace(AMPERSAND_INITIALS, (initials: string) => initials.toUpperCase());
}

/** Every word a large letter and small ones; small words between them may stay small. */
const WORDS_CAPITALISED =
  /^(?:[^\p{L}]*(?:\p{Lu}\p{Ll}*(?:['’]\p{Ll}+)*|of|and|the|at|de|la|el|y|a|n|t)(?!\p{L}))+[^\p{L}]*$/u;
/** A&W, AT&T, H&H: one or two letters on each side. */
const AMPERSAND_INITIALS = /(?<![\p{L}\p{N}])\p{L}{1,2}&\p{L}{1,2}(?![\p{L}\p{N}])/gu;
/** "Mcalister's" -> "McAlister's". */
const withMc = (word: string) => (/^Mc\p{Ll}{4}/u.test(word) ? capitalise(word) : word);

/** True when the text has letters, and all of them capitals. */
export const isAllCapitals = (text: string): boolean => /\p{L}.*\p{L}/u.test(text) && text === text.toUpperCase();

/** True when the text has letters, and none of them a capital. */
export const isAllSmall = (text: string): boolean => /\p{L}.*\p{L}/u.test(text) && text === text.toLowerCase();

function caseWord(word: string, isEdge: boolean, before: string): string {
  const small = word.toLowerCase();
  if (/\d/.test(word)) return caseMixed(word, small);
  if (ACRONYMS.has(word)) return word;
  if (word.length === 1 && INITIAL_BEFORE.test(before)) return word;
  if (!isEdge && SMALL_WORDS.has(small)) return small;
  if (!isEdge && ARTICLES.has(small) && /\bde\s$/i.test(before)) return small;
  const parts = word.split(/(['’])/);
  return parts
    .map((part, index) => {
      if (index === 0 || isAfterPrefix(parts, index)) return isInitials(part) ? part : capitalise(part);
      return part.toLowerCase();
    })
    .join('');
}

/** "7TH" -> "7th", "1860S" -> "1860s", "TACOS4LIFE" -> "Tacos4Life", "NO1" -> "No1"; "E61" and "BBQ2" stay. */
function caseMixed(word: string, small: string): string {
  if (/^\d+(st|nd|rd|th|s)$/.test(small)) return small;
  if (/^no\d+$/.test(small)) return capitalise(word);
  return word.replace(/\p{L}{4,}/gu, (letters) => (isInitials(letters) ? letters : capitalise(letters)));
}

/** No vowel (y is one but in front of another consonant, and in NY), and no short form of a word: CBGB, YGF, FGNY, and PJ's. */
const isInitials = (part: string) =>
  /^(?:Y?[^AEIOUY'’\d]{2,5}|[^AEIOUY'’\d]{1,3}NY)$/.test(part) && !ABBREVIATIONS.has(capitalise(part));

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
