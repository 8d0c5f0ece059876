import { cleanText } from './cleanText';
import { mendHouseNumber } from './mendHouseNumber';
import { isAllCapitals, isAllSmall, mendCapitals, titleCase } from './titleCase';

/** Kinds of street that are shortened, as the post does (USPS Publication 28, appendix C1). Square, Circle, Plaza and Way stay. */
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
/** With these a direction makes a name: West End Ave, South Shore Dr, North Park Blvd. */
const NAMED_WITH_DIRECTION =
  /^(?:bay|beach|bend|bluff|branch|bridge|cliff|coast|cove|creek|end|fork|gate|harbor|hill|hills|lake|loop|mall|park|point|pointe|port|ridge|river|shore|shores|side|star|town|valley|view|village|wood|woods)$/;
/** Between the kind of street and the end: "N", "Ste", "#12", "104", "B". */
const BEHIND_KIND = /^(?:ste|suite|unit|apt|bldg|fl|floor|rm|#.*|.*\d.*|[a-z])$/;
/** Roads that are numbered rather than named: in "County Road 5" the number is no suite. */
const NUMBERED_ROAD = /^(?:county|farm|market|ranch|state|township|us)$/;

/**
 * The street line for people: title case where the source has one case only, kinds of street and directions in one short spelling
 * ("4489 FOREST PARK AVENUE" and "4489 Forest Park Ave." are "4489 Forest Park Ave"), "Suite" as "Ste", "04th" and "4 St" as "4th",
 * no stray commas at its ends; null for "N/A" and the like.
 */
export function normaliseAddress(raw: string | null | undefined): string | null {
  const line = cleanText(raw)?.replace(/^[\s,;"]+|[\s,;"]+$/g, '');
  const text = line && mendHouseNumber(line);
  if (!text) return null;
  const cased = isAllCapitals(text) || isAllSmall(text) ? titleCase(text) : mendCapitals(text);
  const [street = '', ...rest] = cased
    .replace(/^(\d+) a (?=\p{Lu})/u, '$1 A ') // a part of the house, not the article
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

/** The 6 of "1032 6 Ave", "E 6 St" and "6 Ave"; not of "6 Avenue A", "6 St Charles Pl", "6 Boulevard" and "Highway 6". */
function isNumberedStreet(words: readonly string[], at: number): boolean {
  const [before, after, end] = [bare(words[at - 1]), bare(words[at + 1]), bare(words[at + 2])];
  if (!/^\d{1,3}$/.test(words[at] ?? '') || !KINDS.has(after) || /^hwy|^highway/.test(after)) return false;
  const isBehind =
    (at === 0 && /^(?:st|street|ave?|avenue)$/.test(after)) ||
    DIRECTIONS.has(before) ||
    (at === 1 && /^\d+(?:-\d+)?[a-z]?$/.test(before));
  if (!isBehind) return false;
  if (!end || /^(?:&|and|at|near|between|bet)$/.test(end)) return true;
  if (DIRECTIONS.has(end)) return at > 0 || words.length === 3;
  return at > 0 && BEHIND_KIND.test(end); // "6 Avenue A" is house 6
}

const withOrdinal = (number: string) => `${Number(number)}${ordinalEnd(Number(number))}`;

/** "st", "nd", "rd" or "th" */
function ordinalEnd(number: number): string {
  const isTeen = Math.floor((number % 100) / 10) === 1;
  return (!isTeen && { 1: 'st', 2: 'nd', 3: 'rd' }[number % 10]) || 'th';
}

/** The last kind of street with a name before it and nothing but a direction and a suite behind; null where there is none. */
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

/** Whether the second word is a direction of a street that has a name of its own: not that of North Ave, nor of West End Ave. */
function isAheadOfName(words: string[], kind: number | null): boolean {
  const next = bare(words[2]);
  if (!next || kind === 2 || KINDS.has(next)) return false;
  return /^.\.?$|^..\.?$/.test(words[1] ?? '') || !NAMED_WITH_DIRECTION.test(next);
}
