import { cleanText } from './cleanText';
import { mendHouseNumber } from './mendHouseNumber';
import { isAllCapitals, isAllSmall, mendCapitals, titleCase } from './titleCase';

/**
 * Maps each spelling of a kind of street to the abbreviation of the post office (USPS Publication 28, appendix C1).
 * Square, Circle, Plaza and Way are not abbreviated.
 */
const KINDS = new Map(
  Object.entries({
    Ave: 'ave av avenue',
    Blvd: 'blvd blv boulevard',
    Ct: 'ct court',
    Dr: 'dr drive',
    Hwy: 'hwy highway',
    Ln: 'ln lane',
    Pkwy: 'pkwy pky parkway',
    Pl: 'pl place',
    Rd: 'rd road',
    St: 'st street',
    Ter: 'ter terr terrace',
    Tpke: 'tpke turnpike',
  }).flatMap(([short, words]) => words.split(' ').map((word) => [word, short] as const)),
);
const DIRECTIONS = new Map(
  Object.entries({
    N: 'n north',
    S: 's south',
    E: 'e east',
    W: 'w west',
    NE: 'ne northeast',
    NW: 'nw northwest',
    SE: 'se southeast',
    SW: 'sw southwest',
  }).flatMap(([short, words]) => words.split(' ').map((word) => [word, short] as const)),
);
/**
 * If one of these words follows a direction that is not abbreviated, the direction is a part of the street's name: West
 * End Ave, North Park Rd.
 */
const NAMED_WITH_DIRECTION =
  /^(?:bay|beach|bend|bluff|branch|bridge|cliff|coast|cove|creek|end|fork|gate|harbor|hill|hills|lake|loop|mall|park|point|pointe|port|ridge|river|shore|shores|side|star|town|valley|view|village|wood|woods)$/;
/** Matches a word of five or more capitals, because an acronym is shorter: "GRAVOIS" in "3706 GRAVOIS Ave". */
const LONG_CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}{5,}(?![\p{L}\p{N}])/gu;
/** Words that may follow the kind of street: "Ste", "#12", "104", "B". */
const BEHIND_KIND = /^(?:ste|suite|unit|apt|bldg|fl|floor|rm|#.*|.*\d.*|[a-z])$/;
/**
 * Words that come before the kind of street in the name of a numbered road: "County" in "County Road 5". The number of
 * such a road is not a suite.
 */
const NUMBERED_ROAD = /^(?:county|farm|market|ranch|state|township|us)$/;

/**
 * Returns a street line in the form that people see. A line that is all in capitals or all in small letters becomes
 * title case. In other lines, misplaced capitals are corrected (mendCapitals, LONG_CAPITALS). The house number is
 * corrected too (mendHouseNumber). Kinds of streets and directions are abbreviated: "4489 FOREST PARK AVENUE" and "4489
 * Forest Park Ave." become "4489 Forest Park Ave". "Suite" becomes "Ste", "04th" becomes "4th", and "4 St" becomes "4th
 * St". Commas, semicolons and quotes at both ends are removed. Returns null for "N/A" and similar text, for a house
 * number without a street ("377"), and if no text is left.
 */
export function normaliseAddress(raw: string | null | undefined): string | null {
  const line = cleanText(raw)?.replace(/^[\s,;"]+|[\s,;"]+$/g, '');
  const text = line && mendHouseNumber(line);
  if (!text) return null;
  const isOneCase = isAllCapitals(text) || isAllSmall(text);
  const cased = isOneCase ? titleCase(text) : mendCapitals(text).replace(LONG_CAPITALS, titleCase);
  const [street = '', ...rest] = cased
    .replace(/^(\d+) a (?=\p{Lu})/u, '$1 A ') // "A" is a part of the house number, not the article
    .replace(/^(\d+)s (?=\S)/, '$1S ') // "s" is also a part of the house number, not a plural
    .replace(/(?<=\s)Av\.?(?=,|$)/g, 'Ave')
    .replace(/(?<=\s)0+(?=\d+(?:st|nd|rd|th)\b)/gi, '')
    .replace(/\b(?:Us|U\.S\.?)(?=\s+(?:Highway|Hwy|Route|Rte|Rt|\d))/gi, 'US')
    .replace(/\b(?:Fm|Sr|Cr|Rr)(?=\s+\d)/g, (road) => road.toUpperCase())
    .replace(/\b(?:suite|ste)\b\.?(?=\s*[#\w])/gi, 'Ste')
    .split(/(?=,)/);
  return [shorten(street.split(' ')).join(' '), ...rest].join('');
}

const bare = (word: string | undefined) => (word ?? '').toLowerCase().replace(/\.$/, '');

function shorten(given: string[]): string[] {
  const words = given.map((word, at) => (isNumberedStreet(given, at) ? withOrdinal(word) : word));
  const at = kindAt(words);
  const result = [...words];
  const kind = at === null ? undefined : KINDS.get(bare(words[at]));
  if (at !== null && kind) {
    result[at] = kind;
    const behind = DIRECTIONS.get(bare(words[at + 1]));
    if (behind) result[at + 1] = behind;
  }
  const ahead = DIRECTIONS.get(bare(words[1]));
  if (ahead && /\d/.test(words[0] ?? '') && isAheadOfName(words, at)) result[1] = ahead;
  const first = DIRECTIONS.get(bare(words[0]));
  if (first && /^\d+(?:st|nd|rd|th)$/.test(words[1] ?? '')) result[0] = first;
  return result;
}

/**
 * True for the 6 in "1032 6 Ave", "E 6 St" and "6 Ave". False for the 6 in "6 Avenue A", "6 St Charles Pl", "6
 * Boulevard" and "Highway 6".
 */
function isNumberedStreet(words: readonly string[], at: number): boolean {
  if (!/^\d{1,3}$/.test(words[at] ?? '')) return false;
  const [before, after, end] = [bare(words[at - 1]), bare(words[at + 1]), bare(words[at + 2])];
  if (!KINDS.has(after) || /^hwy|^highway/.test(after)) return false;
  const isBehind =
    (at === 0 && /^(?:st|street|ave?|avenue)$/.test(after)) ||
    DIRECTIONS.has(before) ||
    (at === 1 && /^\d+(?:-\d+)?[a-z]?$/.test(before));
  if (!isBehind) return false;
  if (!end || /^(?:&|and|at|near|between|bet)$/.test(end)) return true;
  if (DIRECTIONS.has(end)) return at > 0 || words.length === 3;
  return at > 0 && BEHIND_KIND.test(end); // in "6 Avenue A", 6 is the house number
}

const withOrdinal = (number: string) => `${Number(number)}${ordinalEnd(Number(number))}`;

/** The end of an ordinal number: "st", "nd", "rd" or "th". */
function ordinalEnd(number: number): string {
  const isTeen = Math.floor((number % 100) / 10) === 1;
  return (!isTeen && { 1: 'st', 2: 'nd', 3: 'rd' }[number % 10]) || 'th';
}

/**
 * The index of the kind of street in the line. It is the last kind that has at least two words before it (house number
 * and name) and only a direction or a suite after it. Null if there is no such kind, for a numbered road ("12 County
 * Road 5"), and if the only word between house number and kind is a direction ("251 North Ave").
 */
function kindAt(words: string[]): number | null {
  for (let at = words.length - 1; at >= 2; at--) {
    const word = bare(words[at]);
    if (KINDS.has(word)) {
      const [next, before] = [bare(words[at + 1]), bare(words[at - 1])];
      const isNumbered = /^\d/.test(next) && (/^h(?:w|ighwa)y$/.test(word) || NUMBERED_ROAD.test(before));
      const isNameless = at === 2 && DIRECTIONS.has(before);
      return isNumbered || isNameless ? null : at;
    }
    if (!DIRECTIONS.has(word) && !BEHIND_KIND.test(word)) return null;
  }
  return null;
}

/**
 * Whether the second word, which is a direction, stands before the street's name. True for "810 West Pine St". False if
 * the direction is a part of the name, as in "251 North Ave" and "810 West End Ave".
 */
function isAheadOfName(words: string[], kind: number | null): boolean {
  const next = bare(words[2]);
  if (!next || kind === 2 || KINDS.has(next)) return false;
  return /^.\.?$|^..\.?$/.test(words[1] ?? '') || !NAMED_WITH_DIRECTION.test(next);
}
