import { distance as editDistance } from 'fastest-levenshtein';
import { isMisspelt, isOtherName } from './isMisspelt';
import type { NameWords } from './nameWords';
import type { PlaceName } from './readPlaceName';

/** The result of comparing two names. */
export interface NameComparison {
  /** The similarity, 0 to 1. */
  alike: number;
  /** The weight of the words that only the first name (onlyFirst) or only the second name (onlySecond) has. */
  onlyFirst: number;
  onlySecond: number;
}

/** The maximum similarity of two names without distinctive words ("Beer Bar"). Nearly equal names are an exception. */
const MAX_WITHOUT_DISTINCTIVE_WORD = 0.6;

/**
 * Compares each part of one name with each part of the other. Returns the comparison with the greatest similarity.
 * @param isStrict whether words that may be two names, such as "Antonio" and "Antonia", are never a spelling mistake
 */
export function compareNames(one: PlaceName, other: PlaceName, isStrict = false): NameComparison {
  let best: NameComparison | undefined;
  for (const a of one.parts) {
    for (const b of other.parts) {
      const found = compareWords(a, b, isStrict);
      if (!best || found.alike > best.alike) best = found;
    }
  }
  return best ?? { alike: 0, onlyFirst: 0, onlySecond: 0 };
}

/**
 * Compares two names. The similarity is 1 if `compact` or `bare` is the same for both names, or if both names are
 * distinctive and have the same `core` (see NameWords). Otherwise it is usually twice the weight of the shared words,
 * divided by the sum of the weights of both names. A misspelled word counts as shared. If one name has all words of the
 * other, the similarity is usually at least 0.85. If the letters of the names are more similar than the words, the
 * letters decide, and onlyFirst and onlySecond are 0.
 */
function compareWords(a: NameWords, b: NameWords, isStrict: boolean): NameComparison {
  const areDistinctive = a.isDistinctive && b.isDistinctive;
  if (a.compact === b.compact || (a.bare !== null && a.bare === b.bare) || (a.core === b.core && areDistinctive))
    return { alike: 1, onlyFirst: 0, onlySecond: 0 };
  const shared = sharedWeight(a, b, isStrict);
  const rest = { onlyFirst: a.weight - shared, onlySecond: b.weight - shared };
  const both = (2 * shared) / (a.weight + b.weight);
  const smaller = Math.min(a.weight, b.weight);
  const containment = smaller >= 1 ? (0.85 * shared) / smaller : 0;
  const [less, more] = a.weight < b.weight ? [rest.onlyFirst, rest.onlySecond] : [rest.onlySecond, rest.onlyFirst];
  if (smaller >= 1 && less < 0.01 && more <= 0.5) return { alike: 0.95, ...rest }; // "Starbucks" and "Starbucks Coffee"
  const areOtherNames = isStrict && a.words.some((word, index) => isOtherName(word, b.words[index] ?? word));
  const letters = Math.max(
    areDistinctive && !areOtherNames ? letterSimilarity(a.core, b.core, 0.8) : 0,
    areOtherNames ? 0 : letterSimilarity(a.compact, b.compact, 0.9),
    startOrEndSimilarity(a.compact, b.compact),
  );
  if (letters >= 0.8 && letters > Math.max(both, containment)) return { alike: letters, onlyFirst: 0, onlySecond: 0 };
  const most = a.isDistinctive || b.isDistinctive ? 1 : MAX_WITHOUT_DISTINCTIVE_WORD;
  return { alike: Math.min(Math.max(both, containment, letters), most), ...rest };
}

function sharedWeight(a: NameWords, b: NameWords, isStrict: boolean): number {
  let shared = 0;
  for (let i = 0; i < a.words.length; i += 1) {
    const word = a.words[i] as string;
    const weight = a.weights[i] as number;
    if (b.words.includes(word)) {
      shared += weight;
      continue;
    }
    if (word.length < 4) continue;
    const like = b.words.findIndex(
      (other) => isMisspelt(word, other) && !a.words.includes(other) && !(isStrict && isOtherName(word, other)),
    );
    if (like >= 0) shared += Math.min(weight, b.weights[like] as number);
  }
  return shared;
}

/** The share of equal letters. 0 if the share is below `least`, or if both texts have fewer than six letters. */
function letterSimilarity(one: string, other: string, least: number): number {
  const longer = Math.max(one.length, other.length);
  if (longer < 6 || Math.abs(one.length - other.length) > longer * 0.2) return 0;
  const alike = 1 - editDistance(one, other) / longer;
  return alike >= least ? alike : 0;
}

/**
 * 0.85 if the longer text begins or ends with the shorter text, and the shorter text has at least eight characters, as
 * in "urbanchestnut" and "urbanchestnutbrewing". Otherwise 0.
 */
function startOrEndSimilarity(one: string, other: string): number {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 8 && (long.startsWith(short) || long.endsWith(short)) ? 0.85 : 0;
}
