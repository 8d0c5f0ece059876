import { memoize } from '../../text/memoize';
import { foldText } from './foldText';
import { DIRECTIONS, NAMED_NUMBERS, NUMBERED_ROADS, STREET_KINDS, STREET_WORDS } from './streetVocabulary';

/** A street line in the form that the matcher compares. */
export interface Street {
  /**
   * Every house number that the line may mean: 6417, 6419 and 641719 for "6417-19", and only 21902 for "219-02". Three
   * numbers are always the first house, the last house, and all digits as one number. Two numbers are the first house
   * and all digits as one number.
   */
  numbers: readonly number[];
  /** The street's name without direction, kind and spaces: "forestpark", "morganford", "9" for "9th". */
  name: string;
  /**
   * The directions: "n", "s", "e", "w", or two of these letters. In the line they may be before or after the name. A
   * line may have two directions, as in "150 S 300 E". The first is then the one before the name.
   */
  directions: readonly string[];
  /**
   * The kind of street: "st", "ave". The kind is not in `name`, because sources often omit the kind or state a wrong
   * kind.
   */
  kind: string | null;
  /** The suite, stall or floor: "2", "131a". */
  unit: string | null;
}

const UNIT_WORD = 'ste|suite|unit|apt|floors?|fl(?= \\d)|bldg|building|space|spc|rm|room|kiosk|stall|booth|lot|rear';
const FLOOR_WORD = 'lbby|lobby|basement|bsmt|mezzanine|mezz';
const UNIT = new RegExp(
  `[,;#(@]|\\b(?:${UNIT_WORD}|${FLOOR_WORD}|b\\d|\\d+(?:st|nd|rd|th)? ?/?(?:fl?|floor)|(?:lower|upper|street|b\\d|\\d) level)\\b`,
  'i',
);
/** Matches a suite before the house number: "Ste 4, 530 N Wabash Ave". */
const FIRST_UNIT = new RegExp(`^\\s*((?:#|(?:${UNIT_WORD})\\b)[^,]*),\\s*(?=\\d+\\s)`, 'i');
const UNIT_WORDS = new RegExp(`\\b(?:${UNIT_WORD}|number|no)\\b`, 'g');
/** Matches a suite between number and street: "2100 #3 Locust", "3172 Unit A Morganford Rd". */
const LEADING_UNIT = /^\s*(?:#\s*|(?:ste|suite|unit|apt)\s+)\w+(?=\s+\p{L})/iu;
const HOUSE_NUMBER = /^\s*(\d{1,6})(?:-?[a-z](?=[\s,-]|$))?(?:\s?([-–/&])\s?(\d{1,6})[a-z]?)?(?:\s1\/2)?(?=[\s,]|$)/i;
/** Some house numbers are written in words: "One Government Dr". */
const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five'];
const SPELLED = new RegExp(String.raw`^(?:${NUMBER_WORDS.join('|')})(?= \p{L})`, 'iu');
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bkings highway\b/g, 'kingshighway'],
  [/\b(?:dr )?(?:(?:m l|mlk?|martin luther) king|mlk)(?: jr)?\b/g, 'mlking'],
  [/\b(?:(?:farm|ranch)(?: to market)? (?:road|rd)|farm to market|fm|rm|rr)(?: road| rd)? (?=\d)/g, 'farm'],
  [/\b(?:(?:county|co) (?:road|rd|highway|hwy)|cr) (?=\d)/g, 'county'],
  [/^(?!ne|nw|se|sw)[a-z]{2} (?=\d+(?: |$))/g, 'road'], // "TX-121"
  [/\bstate (?:road|rd) (?=\d)/g, 'road'],
  [/\b(?:(?:us|state|interstate|old) )*(?:highway|hwy|route|rte|rt|us|interstate|ih|i|sr) (?=\d)/g, 'road'],
];
/** Matches a road that has only a number, as PHRASES write it: "road46", "farm620". */
const NUMBERED_ROAD = /^(?:road|farm|county)\d/;

/**
 * Reads a street line. Returns null if the line has no street. The results are cached, because the same line is read
 * several times: for the keys of its place and for comparisons.
 */
export const readStreet = (line: string | null): Street | null => (line ? readLine(line) : null);

const readLine = memoize((written: string): Street | null => {
  const [before = '', firstUnit = ''] = FIRST_UNIT.exec(written) ?? [];
  const line = written
    .slice(before.length)
    .replace(SPELLED, (word) => String(1 + NUMBER_WORDS.indexOf(word.toLowerCase())));
  const found = HOUSE_NUMBER.exec(line);
  const rest = (found ? line.slice(found[0].length) : line).replace(LEADING_UNIT, ' ');
  const cut = startOfUnit(rest);
  const markedUnit = unitOf(rest.slice(cut)) || unitOf(firstUnit);
  const words = wordsOf(rest.slice(0, cut));
  if (isPier(words, found)) return { numbers: [], name: `pier${found?.[1] ?? words[1]}`, ...NOTHING, unit: markedUnit };
  const road = words.findIndex((word) => NUMBERED_ROAD.test(word));
  const after = road >= 0 ? takeAfterRoad(words, road) : { unit: takeUnit(words), direction: null };
  const directions = [...new Set([...takeDirections(words), after.direction])].filter((each) => each !== null);
  const kind = takeKind(words);
  const name = words.map(foldWord).join('');
  return name ? { numbers: readNumbers(found), name, directions, kind, unit: after.unit ?? markedUnit } : null;
});

const NOTHING = { directions: [], kind: null };

/**
 * The index of the suite in the text after the house number, or the length of the text. The first word is never a
 * suite, because the street comes first: "RM 620 S" is Ranch to Market Road 620.
 */
function startOfUnit(rest: string): number {
  const first = /^\s*[^\s,;#(@]*/.exec(rest)?.[0].length ?? 0;
  const found = rest.slice(first).search(UNIT);
  return found < 0 ? rest.length : first + found;
}

const unitOf = (text: string): string | null => foldText(text).replace(UNIT_WORDS, '').replace(/ /g, '') || null;

const wordsOf = (text: string): string[] =>
  PHRASES.reduce((folded, [from, to]) => folded.replace(from, to), foldText(text))
    .split(' ')
    .filter(Boolean);

/** True for "Pier 39" and "39 Pier". */
const isPier = (words: string[], found: RegExpExecArray | null) =>
  words[0] === 'pier' && (found ? words.length === 1 : /^\d+$/.test(words[1] ?? ''));

/**
 * Removes the suite after the street from `words` and returns it: "131a" for "4631 Airport Boulevard 131A", "d" for
 * "1912 East 7th Street D", "58" for "4656 Maryland 58". Returns null if there is no suite.
 */
function takeUnit(words: string[]): string | null {
  const last = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  if (words.length < 2 || !/^(?:\d{1,4}[a-z]?|[a-z]\d*)$/.test(last)) return null;
  if (NUMBERED_ROADS.has(before) || isFarmRoad(words)) return null;
  const follows = STREET_KINDS.has(before) && words.length > 2 && !DIRECTIONS.has(last);
  const isNumberAfterName = /^\d{1,3}$/.test(last) && !STREET_KINDS.has(before);
  const isLetterAfterName =
    /^[a-z]$/.test(last) && before.length > 3 && !STREET_KINDS.has(before) && !DIRECTIONS.has(last);
  if (!follows && !isNumberAfterName && !isLetterAfterName) return null;
  words.pop();
  return last;
}

/** True if the last number belongs to the name of the road, as in "Ranch to Market Road 520" and "County Road 520". */
const isFarmRoad = (words: string[]) =>
  /^(?:county|state|ranch|farm)$/.test(words.at(-3) ?? '') || (words.at(-3) === 'market' && words.at(-4) === 'to');

/**
 * Removes the words after a numbered road. Returns the suite, which is the first of these words with the form "127" or
 * "127a". Also returns the direction, if the first of these words that is not a kind of street is a direction.
 * "Interstate 35 127" has the suite 127. "Route 46 W BP Gas Station" and "FM 1960 Rd W" have the direction "w".
 */
function takeAfterRoad(words: string[], road: number): { unit: string | null; direction: string | null } {
  const rest = words.splice(road + 1);
  const next = rest.find((word) => !STREET_KINDS.has(word)) ?? '';
  return { unit: rest.find((word) => /^\d+[a-z]?$/.test(word)) ?? null, direction: DIRECTIONS.get(next) ?? null };
}

/**
 * Removes a direction from each end if a name remains, and returns these directions. The name may be a direction too:
 * "W North Ave" is North Avenue, with the direction "w".
 */
function takeDirections(words: string[]): string[] {
  const hasName = (rest: string[]) => rest.some((word) => !STREET_KINDS.has(word));
  const last = hasName(words.slice(0, -1)) ? DIRECTIONS.get(words.at(-1) ?? '') : undefined;
  if (last) words.pop();
  const first = hasName(words.slice(1)) ? DIRECTIONS.get(words[0] ?? '') : undefined;
  if (first) words.shift();
  return [first, last].filter((each) => each !== undefined);
}

/**
 * Removes all kinds of streets from the end ("Belt Ave Ave", "W Pine Mall Blvd"), but always leaves the first word.
 * Returns the kind at the end of the line ("blvd" for "W Pine Mall Blvd"), or null.
 */
function takeKind(words: string[]): string | null {
  let kind: string | null = null;
  while (words.length > 1 && STREET_KINDS.has(words.at(-1) ?? '')) {
    const last = STREET_KINDS.get(words.pop() ?? '') ?? null;
    kind ??= last;
  }
  return kind;
}

function foldWord(word: string): string {
  const ordinal = /^(\d+)(?:st|nd|rd|th)$/.exec(word)?.[1];
  return (
    ordinal ??
    [NAMED_NUMBERS, STREET_WORDS, STREET_KINDS, DIRECTIONS].map((spellings) => spellings.get(word)).find(Boolean) ??
    word
  );
}

/** The maximum difference between the first and the last house number of a short range such as "37-45". */
const LONGEST_RANGE = 50;

/**
 * The possible house numbers. Two numbers usually mean the houses from the first to the second: "1000-1100", "12 & 15".
 * Two numbers of at most three digits with a hyphen are one number if the second has at least two digits: "219-02" is
 * house 21902 in Queens, and "78-271" is house 78271. But they too are a range if the second is higher, and if both are
 * on the same side of the street and near each other ("37-45") or both have three digits ("100-105").
 */
function readNumbers(found: RegExpExecArray | null): number[] {
  const [, low, separator = '', second] = found ?? [];
  if (!low) return [];
  if (!second) return [Number(low)];
  const joined = Number(low + second);
  const high = Number(second.length < low.length ? low.slice(0, low.length - second.length) + second : second);
  const houses = high - Number(low);
  const isNear = houses > 0 && houses <= LONGEST_RANGE && houses % 2 === 0;
  const isLong = houses > 0 && low.length === 3 && second.length === 3;
  const isShort = /[-–]/.test(separator) && low.length <= 3 && second.length <= 3 && second.length > 1;
  if (isShort && !isNear && !isLong) return [joined];
  return houses > 0 ? [Number(low), high, joined] : [Number(low), joined];
}
