import { recall } from '../memory/recall';
import { REMEMBERED_FROM } from '../parse/chips';
import { GROUPS } from '../parse/negation/Scope';
import type { Reading } from '../parse/readCraving';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { vocabulary } from '../vocabulary/Vocabulary';

/**
 * The concepts that similar example cravings want or refuse (see recall). If the craving only refuses words that the
 * search does not know, these concepts count only if the strongest of them is not a food, and is strong enough to be
 * shown (REMEMBERED_FROM): "no stairs" and "not snooty" say what the place should be like. For "no mustard" and "no
 * ketchup", the examples have only dishes that contain the refused food.
 * @param refusedWords the words, if the craving consists only of them (onlyRefusedWords)
 * @param ignored true at the index of each token that belongs to a city, a ZIP code or a removed chip
 */
export function recallWishes(
  reading: Reading,
  refusedWords: readonly string[],
  ignored: readonly boolean[],
): ConceptWeight[] {
  const recalled = recall(reading, { ignored });
  const [first] = recalled;
  if (refusedWords.length === 0 || !first) return recalled;
  const kind = vocabulary.concepts.get(first.concept)?.kind;
  return first.weight >= REMEMBERED_FROM && kind && GROUPS[kind] !== 'food' ? recalled : [];
}
