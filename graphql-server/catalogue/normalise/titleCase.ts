/** Acronyms that titleCase writes in capitals. */
const ACRONYMS = new Set(
  'AA AAA ABC ABV AFC AJ AMC ATL ATM BBQ BLT BP BYOB CEO CWE DIY DJ DNA ESPN HSSU IAD IBM IHOP II III IKEA IPA IV IX JJ KC KFC LAX LGA LLC LLP NBA NE NW NY NYC NYU OJ OMG PB PF SE SFO SLU STL SW TCBY TGI TGIF TV UAE UCLA UCSF UFO UK UMSL US USA USC USF USO USPS UWS VFW VI VII VIII VIP XI XII YMCA YWCA'.split(
    ' ',
  ),
);
/**
 * Acronyms that cannot also be a word or a name. For example, US and VI are not in this list, because "us" is a word
 * and "Vi" is a name.
 */
const UNAMBIGUOUS_ACRONYMS = new Set(
  'BBQ BLT BP BYOB IHOP II III IKEA KFC NYC STL SLU TCBY TGI TGIF USA VFW VIII VIP XII YMCA YWCA'.split(' '),
);
/** Short words that are in lower case inside a name, but not at its beginning or end. */
const SMALL_WORDS = new Set(
  'a an and at au aux by de del der des di du et for from in of on or the to und with y'.split(' '),
);
/** Articles that are in lower case after "de": Casa de los Jugos, but Fonda La Poblanita. */
const ARTICLES = new Set(['la', 'las', 'los']);
/** Matches the last part of a domain name, without the period: "com" in pizza.com. */
const DOMAIN = /^(?:com|net|org)$/i;
/** Abbreviations that titleCase must not treat as initials. */
const ABBREVIATIONS = new Set(
  'Bklyn Blvd Bldg Br Brgr Brgrs Bsmt Cl Clb Ct Ctr Dr Fl Flr Frsh Frt Ft Grl Hts Hwy Jr Ln Ltd Mkt Mr Mrkt Mrs Ms Mt Pkwy Pl Plz Rd Spgs Sq Sr St Str Sts Svc Svcs Tpke Trl Twp Wy Xpress'.split(
    ' ',
  ),
);
/**
 * Matches a word of two or more letters without a vowel. If a period follows, the word is an abbreviation ("Sts.",
 * "Hunter Pt."), because initials have either no period or a period after each letter.
 */
const NO_VOWEL = /^[^aeiouy\d'’]{2,}$/i;
/** Matches text that ends with an initial and a space. In "S A Smith", A follows an initial, so A is not an article. */
const INITIAL_BEFORE = /(?<![\p{L}\p{N}'’])\p{L}\.? $/u;
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

/**
 * Converts text in capitals or in lower case to title case. Numbers do not change. Initials, and acronyms such as BBQ,
 * are in capitals. The function returns spellings such as McDonald's, O'Connell's, PJ's, J.J. and 7th. In mixed case,
 * it also changes correct spellings: "iNdigo" becomes "Indigo", and "Chick-fil-A" becomes "Chick-Fil-A".
 */
export function titleCase(text: string): string {
  const last = [...text.matchAll(WORD)].at(-1)?.index;
  return text
    .replace(WORD, (word: string, at: number) => {
      if (DOMAIN.test(word) && text[at - 1] === '.' && at > 1) return word.toLowerCase();
      const before = text.slice(0, at);
      const after = text.slice(at + word.length);
      if (word.length === 1 && (/^(?:\.| ?&)/.test(after) || /& ?$/.test(before))) return word.toUpperCase();
      if (NO_VOWEL.test(word) && !ACRONYMS.has(word.toUpperCase()) && /^\.(?![\p{L}\d])/u.test(after))
        return capitalise(word);
      const isEdge = at === 0 || at === last || !/\s$/.test(before) || /[-–:/]\s+$/.test(before);
      return caseWord(word.toUpperCase(), isEdge, before);
    })
    .replace(AFTER_INITIALS, 's')
    .replace(AMPERSAND_INITIALS, (initials: string) => initials.toUpperCase());
}

/**
 * Corrects the errors of programs that give each word a capital first letter: "Mcdonald'S", "Wing Stop Ii", "12Th",
 * "Kfc", "At&t". It also corrects two or more words in capitals after a dash. In text that begins with a capitalized
 * word, it capitalizes words of four or more lower-case letters, except words such as "with" and "from". Text without
 * these errors keeps its spelling.
 */
export function mendCapitals(given: string): string {
  const text = given.replace(CAPITAL_ORDINAL, (ordinal) => ordinal.toLowerCase());
  if (/\p{L}['’]S(?!\p{L})/u.test(text) && text !== text.toUpperCase()) return titleCase(text);
  if (!WORDS_CAPITALISED.test(text))
    return text.replace(CAPITALS_AFTER_DASH, titleCase).replace(MISSED_CAPITAL, capitalise);
  return text
    .replace(WORD, (word: string) =>
      UNAMBIGUOUS_ACRONYMS.has(word.toUpperCase()) ? word.toUpperCase() : withPrefix(word),
    )
    .replace(AMPERSAND_INITIALS, (initials: string) => initials.toUpperCase());
}

/** Matches "12Th" in "Ann's 12Th Street Market". */
const CAPITAL_ORDINAL = /(?<![\p{L}\p{N}])\d+(?:St|Nd|Rd|Th)(?![\p{L}\p{N}])/gu;
/**
 * Matches text in which each word begins with a capital and has no other capitals. Some short words, such as "of", may
 * be in lower case.
 */
const WORDS_CAPITALISED =
  /^(?:[^\p{L}]*(?:\p{Lu}\p{Ll}*(?:['’]\p{Ll}+)*|of|and|the|at|de|la|el|y|a|n|t)(?!\p{L}))+[^\p{L}]*$/u;
/** Matches words in capitals after a dash, at the end of text with small letters: CARRY OUT in "Bates - CARRY OUT". */
const CAPITALS_AFTER_DASH = /(?<=\p{Ll}.*[-–]\s*)(?:\p{Lu}{3,}|\d+(?:ST|ND|RD|TH))(?:\s+\p{Lu}{2,})+$/u;
/** Matches "spice" in "Soulard spice Shop". A name with a capitalized first word rarely has long lower-case words. */
const MISSED_CAPITAL =
  /(?<=^\p{Lu}\p{Ll}.*\s)(?!(?:aux|avec|chez|dans|della?|from|para|pour|sans|with)\b)\p{Ll}{4,}(?!['’.\p{L}])/gu;
/** Matches initials with "&", such as A&W, AT&T and H&H. There are one or two letters on each side. */
const AMPERSAND_INITIALS = /(?<![\p{L}\p{N}])\p{L}{1,2}&\p{L}{1,2}(?![\p{L}\p{N}])/gu;
/** Matches the S in "M. J.'S". */
const AFTER_INITIALS = /(?<=\p{L}\.['’])S(?!\p{L})/gu;
/** Corrects capitals after a prefix: "Mcalister's" becomes "McAlister's", and "O'fallon" becomes "O'Fallon". */
const withPrefix = (word: string) =>
  /^Mc\p{Ll}{4}/u.test(word)
    ? capitalise(word)
    : word.replace(/^(O['’])(\p{Ll}{3,})/u, (_, prefix: string, rest: string) => prefix + capitalise(rest));

/** True if the text has at least two letters, and no letter is in lower case. */
export const isAllCapitals = (text: string): boolean => /\p{L}.*\p{L}/u.test(text) && text === text.toUpperCase();

/** True if the text has at least two letters, and no letter is a capital. */
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

/**
 * Converts a word with a digit: "7TH" becomes "7th", "1860S" becomes "1860s", "20'S" becomes "20's", "TACOS4LIFE"
 * becomes "Tacos4Life", and "NO1" becomes "No1". "E61" and "BBQ2" do not change.
 */
function caseMixed(word: string, small: string): string {
  if (/^\d+(?:st|nd|rd|th|['’]?s)$/.test(small)) return small;
  if (/^no\d+$/.test(small)) return capitalise(word);
  return word.replace(/\p{L}{4,}/gu, (letters) => (isInitials(letters) ? letters : capitalise(letters)));
}

/**
 * Whether the part consists of initials, such as CBGB, YGF, FGNY, and PJ in PJ's. Initials have two to five letters and
 * no vowel, or they match IMPOSSIBLE_START (KBOP, SFSU). A word in ABBREVIATIONS does not count as initials. A Y at the
 * beginning, or in NY at the end, does not count as a vowel. After a Y at the beginning, two to five letters follow.
 */
const isInitials = (part: string) =>
  (/^(?:Y?[^AEIOUY'’\d]{2,5}|[^AEIOUY'’\d]{1,3}NY)$/.test(part) || IMPOSSIBLE_START.test(part)) &&
  !ABBREVIATIONS.has(capitalise(part));

/**
 * Matches a word of three to five letters if it has exactly one vowel and its first two letters are a pair such as
 * "KB". In English and in other languages that are common in restaurant names, no word begins with one of these pairs.
 */
const IMPOSSIBLE_START =
  /^(?=[^AEIOUY]+[AEIOUY][^AEIOUY]*$)\p{Lu}{3,5}$(?<=^(?:B[CDFGJKMNPTV]|C[BDFGJKMPTV]|D[BCFGKMNPT]|F[BCDGKMNPTVW]|G[BCFJKMPTV]|J[BCDFGKLMPRSTVW]|K[BCDFGJMPT]|L[BCDFGKMNPRST]|N[BCFJLMPRTVW]|P[BCDGJKMVW]|R[BCDFGJKLMNPSTVW]|S[BDFGJX]|T[BCDFGJKMNPVX]|V[BCDFGKMNPST]|W[BCDFGJKLMNPSTV])\p{Lu}*)/u;

/** True for the part after a prefix: Connell in O'Connell, Darlings in Lil'Darlings. False for the s in Chili's. */
function isAfterPrefix(parts: string[], index: number): boolean {
  return /^(?:[ODLN]|LIL)$/.test(parts[index - 2] ?? '') && (parts[index] ?? '').length > 2;
}

function capitalise(part: string): string {
  const small = part.toLowerCase();
  const upTo = /^mc\p{L}{3}/u.test(small) ? 2 : 0;
  const head = upTo ? 'Mc' : '';
  return head + (small[upTo] ?? '').toUpperCase() + small.slice(upTo + 1);
}
