import { memoize } from '../../text/memoize';
import { foldText } from './foldText';
import { DIRECTIONS, NAMED_NUMBERS, NUMBERED_ROADS, STREET_KINDS, STREET_WORDS } from './streetVocabulary';

/** A street line in the form that the matcher compares. */
export interface Street {
  /** Every house number that the line may mean: 6417, 6419 and 641719 for "6417-19", 21902 and 219 for "219-02". */
  numbers: readonly number[];
  /** The street's name without direction, kind and spaces: "forestpark", "morganford", "9" for "9th". */
  name: string;
  /** The direction: "n", "s", "e", "w", or two of these letters. In the line it may be before or after the name. */
  direction: string | null;
  /**
   * The kind of street: "st", "ave". The kind is not in `name`, because sources often omit the kind or state a wrong
   * kind.
   */
  kind: string | null;
  /** The suite, stall or floor: "2", "131a". */
  unit: string | null;
}

const UNIT_WORD = 'ste|suite|unit|apt|floors?|bldg|building|space|spc|rm|room|kiosk|stall|booth|lot|rear';
const FLOOR_WORD = 'lbby|lobby|basement|bsmt|mezzanine|mezz';
const UNIT = new RegExp(
  `[,;#(@]|\\b(?:${UNIT_WORD}|${FLOOR_WORD}|b\\d|\\d+(?:st|nd|rd|th)? ?/?(?:fl?|floor)|(?:lower|upper|street|b\\d|\\d) level)\\b`,
  'i',
);
const UNIT_WORDS = new RegExp(`\\b(?:${UNIT_WORD}|number|no)\\b`, 'g');
/** Matches a suite between number and street: "2100 #3 Locust". */
const LEADING_UNIT = /^\s*#\s*\w+(?=\s+\p{L})/u;
const HOUSE_NUMBER = /^\s*(\d{1,6})(?:-?[a-z](?=[\s,-]|$))?(?:\s?[-–/&]\s?(\d{1,6})[a-z]?)?(?:\s1\/2)?(?=[\s,]|$)/i;
/** Some house numbers are written in words: "One Government Dr". */
const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five'];
const SPELLED = new RegExp(String.raw`^(?:${NUMBER_WORDS.join('|')})(?= \p{L})`, 'iu');
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bkings highway\b/g, 'kingshighway'],
  [/\b(?:dr )?(?:m l|mlk?|martin luther) king(?: jr)?\b/g, 'mlking'],
  [/\b(?:(?:us|state|old) )*(?:highway|hwy|route|rte|rt|us|interstate|ih|i|sr) (?=\d)/g, 'road'],
];

/**
 * Reads a street line. Returns null if the line has no street. The results are cached, because the same line is read
 * several times: for the keys of its place and for comparisons.
 */
export const readStreet = (line: string | null): Street | null => (line ? readLine(line) : null);

const readLine = memoize((written: string): Street | null => {
  const line = written.replace(SPELLED, (word) => String(1 + NUMBER_WORDS.indexOf(word.toLowerCase())));
  const found = HOUSE_NUMBER.exec(line);
  const rest = (found ? line.slice(found[0].length) : line).replace(LEADING_UNIT, ' ');
  const cut = rest.slice(1).search(UNIT) + 1;
  const markedUnit = cut > 0 ? foldText(rest.slice(cut)).replace(UNIT_WORDS, '').replace(/ /g, '') : null;
  const words = wordsOf(cut > 0 ? rest.slice(0, cut) : rest);
  if (isPier(words, found)) return { numbers: [], name: `pier${found?.[1] ?? words[1]}`, ...NOTHING, unit: markedUnit };
  const road = words.findIndex((word) => /^road\d/.test(word));
  const unit = (road >= 0 ? takeAfterRoad(words, road) : takeUnit(words)) ?? markedUnit;
  const direction = takeDirections(words);
  const kind = takeKind(words);
  const name = words.map(foldWord).join('');
  return name ? { numbers: readNumbers(found), name, direction, kind, unit: unit || null } : null;
});

const NOTHING = { direction: null, kind: null };

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
 * "127a": "127" in "Interstate 35 127". "Route 46 W BP Gas Station" has no suite.
 */
function takeAfterRoad(words: string[], road: number): string | null {
  const rest = words.splice(road + 1);
  return rest.find((word) => /^\d+[a-z]?$/.test(word)) ?? null;
}

/**
 * Removes a direction from each end if a name remains. Returns the direction from the beginning, or else the direction
 * from the end, or null. The name may be a direction too: "W North Ave" is North Avenue, with the direction "w".
 */
function takeDirections(words: string[]): string | null {
  const hasName = (rest: string[]) => rest.some((word) => !STREET_KINDS.has(word));
  const last = hasName(words.slice(0, -1)) ? DIRECTIONS.get(words.at(-1) ?? '') : undefined;
  if (last) words.pop();
  const first = hasName(words.slice(1)) ? DIRECTIONS.get(words[0] ?? '') : undefined;
  if (first) words.shift();
  return first ?? last ?? null;
}

/**
 * Removes all kinds of streets from the end ("Belt Ave Ave", "W Pine Mall Blvd"), but always leaves the first word.
 * Returns the last kind that it removed, or null.
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

function readNumbers(found: RegExpExecArray | null): number[] {
  if (!found?.[1]) return [];
  const low = found[1];
  const second = found[2];
  if (!second) return [Number(low)];
  // "6417-19" and "6417-6419" mean two houses, but "219-02" means one house in Queens.
  const high = second.length < low.length ? low.slice(0, low.length - second.length) + second : second;
  if (Number(high) <= Number(low)) return [Number(low + second), Number(low)];
  return [...new Set([Number(low), Number(high), Number(low + second)])];
}
