import type { CityIndex } from '../index/CityIndex';
import { namesOf, withoutS } from '../index/namesOf';
import { nameTest } from '../index/nameTest';
import { isOrdinary } from '../parse/isOrdinary';
import type { Understanding } from '../parse/Understanding';
import { hashOf } from '../place/documentFormat';
import { foldedName } from '../place/weighedWords';
import { functionWords } from '../vocabulary/FunctionWords';
import { editDistance } from '../words/editDistance';
import { withoutJoiners } from '../words/nameSpellings';
import { tokens } from '../words/tokens';
import { havingEveryWord } from './havingEveryWord';
import { isUnwanted } from './isUnwanted';
import { isAfterAt, restaurantsAt, type SaidAt } from './restaurantsAt';
import { placesWithWholeName } from './wholeName';

/** Words of four letters or more may have one typing error, and words of eight letters or more may have two. */
const ONE_SLIP = 4;
const TWO_SLIPS = 8;
/** A text with more words than this is a craving, so shortened and misspelled names are not looked for in it. */
const MAX_WORDS = 12;
/** A whole name of so many words means the place in a longer text, too. Fillers such as "on" and "the" do not count. */
const WHOLE_NAME = 3;
const { en, es } = functionWords;
const filler: ReadonlySet<string> = new Set([
  ...[en.stopWords, en.wrapping, es.stopWords, es.wrapping].flat().filter((word) => !word.includes(' ')),
  ...[
    'please',
    'still',
    'open',
    'around',
    'menu',
    'restaurant',
    'restaurante',
    'find',
    'go',
    'where',
    'there',
    'today',
  ],
]);

/**
 * This bit of `Columns.core` is set if the core of a name means the place even in the middle of a longer text. The core
 * is the part of the name that people use (see place/coreOf.ts).
 */
const DISTINCT = 128;

/**
 * The places that the text names, in full or by the part of the name that people use, even with typing errors.
 * If the text is the name of a venue, the result also contains the stalls of the venue. All these places are answers,
 * even if the words of the text have another meaning, too.
 */
export function restaurantsCalled(index: CityIndex, understanding: Understanding): number[] {
  const { text, callText = text, calledNames = [], refuses, refusedWords = [] } = understanding;
  const name = foldedName(text);
  if (!name) return [];
  const { size, venue, isCurrent, audience, core } = index.columns;
  const called = new Set(placesWithWholeName(index, text));
  const code = hashOf(name);
  for (let place = 0; place < size; place++) if (venue[place] === code) called.add(place);
  if (calledNames.length > 0) {
    const isCalledSo = nameTest(index, calledNames);
    for (let place = 0; place < size; place++) {
      if (isCurrent[place] === 1 && audience[place] === 0 && isCalledSo(place)) called.add(place);
    }
  }
  const words = tokens(callText).filter(({ kind }) => kind === 'word' || kind === 'number');
  const spoken = words.map(({ folded }) => folded);
  // "Rehab Bar and Grill" is Rehab Bar & Grill, but "rehab bar and grill 말고" refuses it.
  const typedWords = refuses ? spoken : withoutJoiners(spoken);
  if (typedWords.length === 0 || typedWords.length > MAX_WORDS) return [...called];
  const said = typedWords.filter((word) => !filler.has(word));
  for (const place of havingEveryWord(index, said, understanding)) called.add(place);
  const { words: names, essential, byFirst } = namesOf(index);
  const saidAt: SaidAt[] = [];
  for (let at = 0; at < typedWords.length; at++) {
    if (refusedWords.includes(typedWords[at] ?? '')) continue; // "not Mokabe's"
    for (const [first, isSlip] of firstWords(index, typedWords[at] ?? '', byFirst)) {
      for (const place of byFirst.get(first) ?? []) {
        if (isCurrent[place] === 0 || audience[place] !== 0) continue;
        const all = names[place] ?? [];
        const own = refuses ? all : (essential[place] ?? all);
        const inCore = (core[place] ?? 0) & (DISTINCT - 1);
        const length = own === all ? inCore : withoutJoiners(all.slice(0, inCore)).length;
        if (!isCalled(typedWords, at, own.slice(0, length), isSlip)) continue;
        const isDistinct = ((core[place] ?? 0) & DISTINCT) !== 0;
        if ((length > 0 && isDistinct) || hasOnlyNameWords(typedWords, at, length, own)) {
          called.add(place);
          continue;
        }
        const isRefused = isUnwanted(typedWords, at) || own.some((word) => refusedWords.includes(word));
        if (length === 0 || isRefused) continue;
        if (isWhole(typedWords, at, own, isSlip)) called.add(place);
        else if (length > 1 && isAfterAt(typedWords, at)) saidAt.push({ place, said: own.slice(0, length) });
      }
    }
  }
  for (const place of restaurantsAt(index, saidAt)) called.add(place);
  return [...called];
}

/**
 * A typed word can mean the first word of a name. Returns the first words that it can mean, without a final "s"
 * (withoutS). If a name begins with the typed word, the result is this word. If no name contains the typed word, and it
 * has at least four letters, the result is all first words that begin with the same letter and differ only by typing
 * errors. In all other cases, the result is empty.
 */
function firstWords(
  index: CityIndex,
  word: string,
  byFirst: ReadonlyMap<string, readonly number[]>,
): [first: string, isSlip: boolean][] {
  const own = withoutS(word);
  if (byFirst.has(own)) return [[own, false]];
  if (word.length < ONE_SLIP || namesOf(index).byWord.has(word)) return [];
  return [...byFirst.keys()].filter((first) => isSlipOf(own, first)).map((first) => [first, true]);
}

function isSlipOf(word: string, other: string): boolean {
  const most = word.length >= TWO_SLIPS ? 2 : 1;
  if (other.length < ONE_SLIP - 1 || Math.abs(word.length - other.length) > most) return false;
  return word[0] === other[0] && editDistance(word, other, most) <= most;
}

/**
 * Whether the text has the words of a name, beginning at the index `at`. If the name has several words, at least one of
 * them must be typed correctly. A name with one word may have a typing error if the typed word is not an ordinary word.
 */
function isCalled(typedWords: readonly string[], at: number, name: readonly string[], isSlip: boolean): boolean {
  let slips = isSlip ? 1 : 0;
  for (let step = 1; step < name.length; step++) {
    const typed = withoutS(typedWords[at + step] ?? '');
    const own = withoutS(name[step] ?? '');
    if (typed === own) continue;
    if (typed.length < ONE_SLIP || !isSlipOf(typed, own)) return false;
    slips++;
  }
  if (slips === 0) return true;
  if (slips >= name.length) return name.length === 1 && !isOrdinary(typedWords[at] ?? '');
  return true;
}

/** Whether the text has a whole long name, beginning at the index `at`: "crown candy kitchen blt". */
const isWhole = (typedWords: readonly string[], at: number, name: readonly string[], isSlip: boolean): boolean =>
  name.filter((word) => !filler.has(word)).length >= WHOLE_NAME && isCalled(typedWords, at, name, isSlip);

/** Whether every word of the text is a word of the name or a filler word. */
function hasOnlyNameWords(typedWords: readonly string[], at: number, length: number, name: readonly string[]): boolean {
  return typedWords.every((word, i) => (i >= at && i < at + length) || filler.has(word) || name.includes(word));
}
