import type { CityIndex } from '../index/CityIndex';
import { namesOf, withoutS } from '../index/namesOf';
import { isOrdinary } from '../parse/isOrdinary';
import type { ChipKind, Understanding } from '../parse/Understanding';
import { tokens } from '../words/tokens';

/** Only Latin letters, numbers and the signs of names. Prices, emoji, Chinese and Korean say more than a name. */
const PLAIN = /^[\p{Script=Latin}\p{M}\p{N}\s'’ʼ´`&+@.-]*$/u;
/** Chips of other kinds say more than a name: a diet, a price, a time. */
const OF_NAMES: ReadonlySet<ChipKind> = new Set(['WANTED', 'REMEMBERED', 'PLACE']);
/** This many words can name a place in any order although they are ordinary, if two of them are not understood. */
const MANY_WORDS = 3;
/** A word that is in more than this share of a city's names, such as the name of the city, distinguishes no place. */
const COMMON = 1 / 50;
const LEAST_LETTERS = 4;

/**
 * The public places whose names have every one of these words, in any order: "marriott grand hotel". The words must
 * have a word that the search does not understand, because "sports bar" is a craving. Two ordinary words must be the
 * first words of the name, like "vampire penguin": "big mac" is not Big Ed's Chili Mac. Empty if the text says more
 * than a name.
 * @param words the typed words without filler words, folded
 */
export function havingEveryWord(
  index: CityIndex,
  words: readonly string[],
  { text, chips, refuses }: Pick<Understanding, 'text' | 'chips' | 'refuses'>,
): number[] {
  const saysMore = refuses || !PLAIN.test(text) || !chips.every(({ kind }) => OF_NAMES.has(kind));
  if (saysMore || new Set(words).size < 2) return [];
  const { words: names, byWord } = namesOf(index);
  const formsOf = (word: string) => [...new Set([word, withoutS(word), `${word}s`])];
  if (!words.every((word) => formsOf(word).some((form) => byWord.has(form)))) return [];
  const placesOf = (word: string) => formsOf(word).flatMap((form) => byWord.get(form) ?? []);
  const understood = new Set(chips.flatMap((chip) => tokens(chip.text).map(({ folded }) => folded)));
  const strange = words.filter((word) => !understood.has(word) && placesOf(word).length <= COMMON * names.length);
  const [first] = strange;
  if (first === undefined) return [];
  const isDistinct = strange.some((word) => word.length >= LEAST_LETTERS && !isOrdinary(word));
  const isFreeInOrder = isDistinct || (words.length >= MANY_WORDS && strange.length > 1);
  const wanted = words.map(withoutS);
  const { isCurrent, audience } = index.columns;
  return placesOf(first).filter((place) => {
    if (isCurrent[place] === 0 || audience[place] !== 0) return false;
    const own = (names[place] ?? []).map(withoutS);
    return wanted.every((word, at) => (isFreeInOrder ? own.includes(word) : own[at] === word));
  });
}
