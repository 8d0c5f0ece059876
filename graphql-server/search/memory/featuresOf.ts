import type { Piece } from '../parse/Piece';
import type { Reading } from '../parse/readCraving';
import { closure } from '../vocabulary/closure';
import { functionWords } from '../vocabulary/FunctionWords';
import { vocabulary } from '../vocabulary/Vocabulary';
import { tokens } from '../words/tokens';

/**
 * The weight of each kind of feature. The weights were found with bench/searchEval/leaveOut.ts (see docs/search.md). If
 * a feature occurs several times in a craving, its weights are added. There are two exceptions: the letters of a
 * repeated word count once, and for a concept, only the greatest weight counts. The result is later damped and
 * multiplied by the rarity of the feature.
 */
export const featureWeights = { word: 1, pair: 0.7, letters: 0.25, concept: 1.6, parent: 0.8 } as const;

const LETTERS = 4;
/**
 * Words that have no meaning of their own, but may have a meaning in a pair ("with my"). The words "alone", "us" and
 * "after" are not in this list, because each of them has a meaning of its own.
 */
const EMPTY = new Set(
  'a an the of to in on at is it i im and or for we me my be with that so are was this but if as'.split(' '),
);
const { en } = functionWords;
const negations = new Set(en.negations);

/**
 * The features by which the memory compares cravings, with their weights. The features are words, pairs of words,
 * groups of four letters (for endings and typing errors), and the wanted or refused concepts with their parents.
 * @param ignored true at the index of each token without a meaning for the memory, such as the name of the city
 */
export function featuresOf(reading: Reading, ignored: readonly boolean[] = []): Map<string, number> {
  const { pieces, refused } = reading;
  const features = new Map<string, number>();
  const add = (feature: string, weight: number) => features.set(feature, (features.get(feature) ?? 0) + weight);
  const words = pieces.flatMap((piece) => englishKeys(reading, piece, ignored));
  for (const [at, word] of words.entries()) {
    if (!EMPTY.has(word)) add(`w ${word}`, featureWeights.word);
    if (at > 0) add(`b ${words[at - 1]} ${word}`, featureWeights.pair);
  }
  for (const word of new Set(words)) {
    if (word.length < LETTERS || EMPTY.has(word) || negations.has(word)) continue;
    const marked = `^${word}$`;
    for (let at = 0; at + LETTERS <= marked.length; at += 1) {
      add(`c ${marked.slice(at, at + LETTERS)}`, featureWeights.letters);
    }
  }
  for (const piece of pieces) {
    const sign = refused.has(piece) ? 'n' : 'p';
    for (const concept of piece.concepts) {
      features.set(`${sign} ${concept}`, featureWeights.concept);
      for (const [parent, share] of closure(concept)) {
        const feature = `${sign} ${parent}`;
        features.set(feature, Math.max(features.get(feature) ?? 0, featureWeights.parent * share));
      }
    }
  }
  return features;
}

/**
 * The damped weight of a feature. `count` is the feature's weight in a craving (see featureWeights). If `count` is
 * greater than 1, the result is 1 plus the natural logarithm of `count`. If not, the result is `count` itself.
 */
export const damped = (count: number) => (count >= 1 ? 1 + Math.log(count) : count);

/**
 * The words of a piece, without ignored words. For a piece in another language, these are the words of the first English
 * phrase of each of its concepts, because the memory is in English.
 */
function englishKeys({ tokens: text, language }: Reading, piece: Piece, ignored: readonly boolean[]): string[] {
  if (piece.kind === 'break') return [];
  const isEnglish = piece.language === 'en' || (piece.language === null && language === 'en');
  if (isEnglish)
    return text.slice(piece.start, piece.end).flatMap(({ key }, at) => (ignored[piece.start + at] ? [] : key));
  return piece.concepts.flatMap((id) => tokens(vocabulary.concepts.get(id)?.phrases[0] ?? '').map(({ key }) => key));
}
