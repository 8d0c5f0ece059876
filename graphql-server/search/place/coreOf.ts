import { isOrdinary } from '../parse/isOrdinary';
import { functionWords } from '../vocabulary/FunctionWords';
import { vocabulary } from '../vocabulary/Vocabulary';
import { nameWordsOf } from '../words/nameWordsOf';
import { tokens } from '../words/tokens';
import { mentionsOfName } from './mentions';

const GENERIC =
  /^(?:restaurants?|restaurante|cafe|caffe|bar|grill|grille|kitchen|house|co|company|inc|llc|shop|eatery|diner|lounge|tavern|pub|bistro|market|deli|truck|food|foods|express|room|joint|spot|place|catering|bakery|cuisine|dining|club|stand|cart|trailer|mobile|store|coffeehouse|pizzeria|trattoria|taqueria)$/;
/**
 * If one of these words or "@" comes after the first word of a name, it and all later words tell where the place is.
 */
const WHERE = /^(?:on|in|at)$/;
const LEAST_LETTERS = 4;
const little: ReadonlySet<string> = new Set(functionWords.en.stopWords);

/** The part of a name that people use. It consists of the first words of the name, without "the" at the beginning. */
export interface NameCore {
  /** How many words the part has; 0 if the name cannot be distinguished from a craving. */
  words: number;
  /**
   * True if these words mean the place anywhere in a craving ("Mokabe's"). False if they mean it only when all other
   * words of the craving are fillers or words of the name ("Crown Candy").
   */
  isDistinct: boolean;
}

/**
 * The part of a name that people type: "mokabes" of "Mokabe's Coffee House", "crown candy" of "Crown Candy Kitchen". A
 * name that has only words for food and for kinds of places ("Fish House") has no such part, because it reads like a
 * craving.
 */
export function coreOf(name: string): NameCore {
  const words = nameWordsOf(name);
  const said = saidWords(name);
  const [named = ''] = name.split('@');
  const most = nameWordsOf(named).length || words.length;
  const where = words.findIndex((word, at) => at > 0 && WHERE.test(word));
  const end = where < 0 ? most : Math.min(where, most);
  const isName = (word: string) => !GENERIC.test(word) && !said.has(word) && !little.has(word);
  let length = end;
  while (length > 0 && !isName(words[length - 1] ?? '')) length -= 1;
  if (length === 0) return { words: 0, isDistinct: false };
  const own = words.slice(0, length).filter(isName);
  const isDistinct = own.some((word) => word.length >= LEAST_LETTERS && !/\d/.test(word) && !isOrdinary(word));
  if (isDistinct) return { words: length, isDistinct };
  while (length < words.length && words.slice(0, length).filter((word) => !little.has(word)).length < 2) length += 1;
  return { words: length, isDistinct };
}

/** The words of a name that mean a food, a meal, a kind of place or another concept. */
function saidWords(name: string): ReadonlySet<string> {
  const inside = mentionsOfName(name)
    .filter(({ concept }) => vocabulary.concepts.has(concept))
    .map(({ start, end }) => name.slice(start, end));
  return new Set(inside.flatMap((text) => tokens(text).map(({ folded }) => folded)));
}
