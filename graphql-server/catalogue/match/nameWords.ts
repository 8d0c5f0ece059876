import { memoize } from '../../text/memoize';
import { foldText } from './foldText';
import { COMMON_WORDS, DROPPED, KIND_WORDS, KINDS, PHRASES, POSITION_WORDS, SPELLINGS, TRADES } from './nameVocabulary';

/** A name, or a part of a name, in the form that the matcher compares. */
export interface NameWords {
  /** The words that are not in DROPPED, without duplicates. If all words are in DROPPED, none is removed. */
  words: readonly string[];
  /** The weight of each word as evidence: 1 for a distinctive word ("Gioia's"), 0.2 for "restaurant". */
  weights: readonly number[];
  /** The sum of the weights. */
  weight: number;
  /** The words without spaces: "handlebar" for "Handle Bar" and "HandleBar". */
  compact: string;
  /** Like `compact`, but without words of low weight ("restaurant", the city's name), if other words remain. */
  core: string;
  /**
   * Like `compact`, but without the city's name and its short forms: "littlebar" for "Little Bar STL". Null if fewer
   * than two words remain.
   */
  bare: string | null;
  /** Whether the name has a distinctive word. "Gioia's Deli" has such a word, but "The Brew House" does not. */
  isDistinctive: boolean;
  /** The folded part of the name that identifies one of several places in a building: "booth 318", "stand 5". */
  stall: string | null;
  /**
   * The words that contain a digit or are in POSITION_WORDS, without the store number: "2" in "Dugout 2", "north" in
   * "Cafe North".
   */
  marks: readonly string[];
  /** The number of the store: "29638" in "Taco Bell #029638". */
  storeNumber: string | null;
  /** The trades that the name implies: "bakery", "bar". */
  trades: readonly string[];
  /** The kinds of place that the name implies (see KINDS): "grill", "cafe". */
  kinds: readonly string[];
}

/** The weight of a word as evidence, by the kind of word. */
const WEIGHT = { distinctive: 1, common: 0.5, number: 0.5, kind: 0.2 } as const;
const STORE_NUMBER = /(?:#\s*0*([a-z]{0,3}\d{2,8}|[a-z]{2,4})|\b(?:no|store|unit)\.?\s*0*(\d{2,8}))\b/i;
/**
 * Matches a store number at the end of a name, if the word before the number contains a letter. After two or more
 * words, the number must have two to eight digits: "Papa John's Pizza 505". After one word, the number must have four
 * to eight digits: "Domino's 1527", but not "Thai 202".
 */
const FINAL_NUMBER = /(?:(?<=\S\s+\S*\p{L}\S*)\s+0*(\d{2,8})|(?<=\p{L}\S*)\s+0*(\d{4,8}))$/u;
/** Matches a floor, such as "2nd Floor". A floor is not a part of the name. */
const FLOOR = /\b(?:(?:\d+(?:st|nd|rd|th)|first|second|third|fourth)\s*(?:fl|floor)|(?:fl|floor)\.?\s*\d+)\b/gi;
const STALL = new RegExp(
  [
    String.raw`\b(?:booth|action station|vending com|concession|portable cart|prefunction|pantry)\b.*`,
    String.raw`\b(?:concourse|terminal)\s+[a-z\d]\b.*`,
    String.raw`\b(?:kiosk|section|dugout|stand|bar|cart|gate|level)\s+#?[a-z]?\d.*`,
    String.raw`\b(?:banquet|employee|main kitchen|pastry kitchen)\b`,
  ].join('|'),
);

/** Splits a name into the words that the matcher compares. Words of the city's name have a low weight. */
export function readName(name: string, city = ''): NameWords {
  const withoutFloor = name.replace(FLOOR, ' ');
  const [, afterHash, afterWord] = STORE_NUMBER.exec(withoutFloor) ?? [];
  const hashed = afterHash ?? afterWord;
  const unnumbered = (hashed ? withoutFloor.replace(STORE_NUMBER, ' ') : withoutFloor).trim();
  const [, behindTwo, behindOne] = (!hashed && FINAL_NUMBER.exec(unnumbered)) || [];
  const final = behindTwo ?? behindOne;
  const storeNumber = hashed ?? final ?? null;
  const folded = PHRASES.reduce(
    (text, [from, to]) => text.replace(from, to),
    foldText(final ? unnumbered.replace(FINAL_NUMBER, '') : unnumbered),
  );
  const all = joinInitials(folded.split(' ')).map(spell);
  const significant = all.filter((word) => word && !DROPPED.has(word));
  const inOrder = significant.length > 0 ? significant : all;
  const words = [...new Set(inOrder)];
  const cityWords = cityWordsOf(city);
  const weights = words.map((word) => (cityWords.includes(word) ? Math.min(weigh(word), WEIGHT.kind) : weigh(word)));
  const core = words.filter((_, index) => (weights[index] ?? 0) > WEIGHT.kind);
  const bare = inOrder.filter((word) => !cityWords.includes(word));
  return {
    words,
    weights,
    weight: weights.reduce((sum, each) => sum + each, 0),
    compact: inOrder.join(''),
    core: (core.length > 0 ? core : words).join(''),
    bare: bare.length > 1 ? bare.join('') : null,
    isDistinctive: weights.includes(WEIGHT.distinctive),
    stall: STALL.exec(foldText(name))?.[0] ?? null,
    marks: words.filter((word) => /\d/.test(word) || POSITION_WORDS.has(word)),
    storeNumber,
    trades: [...new Set(words.flatMap((word) => TRADES.get(word) ?? []))],
    kinds: words.flatMap((word) => KINDS.get(word) ?? []),
  };
}

/**
 * The words of a city's name in lower case. If the name has two or more words, the result also contains short forms of
 * the name, such as "stl", "sl", "sf" and "nyc".
 */
const cityWordsOf = memoize((city: string): readonly string[] => {
  const words = foldText(city).split(' ');
  const initials = words.map((word) => word[0] ?? '').join('');
  const initialsWithSt = words.map((word) => (word === 'st' ? word : (word[0] ?? ''))).join('');
  return words.length > 1 ? [...words, initials, initialsWithSt, `${initials}c`] : words;
});

function weigh(word: string): number {
  if (KIND_WORDS.has(word)) return WEIGHT.kind;
  if (/^\d+$/.test(word)) return WEIGHT.number;
  return COMMON_WORDS.has(word) ? WEIGHT.common : WEIGHT.distinctive;
}

/**
 * Returns the standard spelling of a folded word, without the s of a plural or a possessive: "beffas" becomes "beffa".
 */
function spell(word: string): string {
  const stem = word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
  return SPELLINGS.get(word) ?? SPELLINGS.get(stem) ?? stem;
}

/** Joins single letters that follow each other: "j j twigs" becomes "jj twigs". */
function joinInitials(words: string[]): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const word of words) {
    const isInitial = /^[a-z]$/.test(word);
    if (isInitial && isOpen) joined[joined.length - 1] += word;
    else joined.push(word);
    isOpen = isInitial;
  }
  return joined;
}
