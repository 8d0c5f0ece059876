import { recall } from '../memory/recall';
import { REMEMBERED_FROM } from '../parse/chips';
import { GROUPS } from '../parse/negation/Scope';
import type { Reading } from '../parse/readCraving';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { vocabulary } from '../vocabulary/Vocabulary';

/**
 * The concepts that diners with similar cravings want (see recall). If the craving only refuses words that the search
 * does not know, these concepts count only if the strongest of them is no food: "no stairs" and "not snooty" say what
 * the place should be like. "No mustard" and "no ketchup" remind only of dishes that contain what is refused.
 * @param refusedWords the words, if the craving consists only of them (onlyRefusedWords)
 */
export function recallWishes(reading: Reading, refusedWords: readonly string[]): ConceptWeight[] {
  const recalled = recall(reading);
  const [first] = recalled;
  if (refusedWords.length === 0 || !first) return recalled;
  const kind = vocabulary.concepts.get(first.concept)?.kind;
  return first.weight >= REMEMBERED_FROM && kind && GROUPS[kind] !== 'food' ? recalled : [];
}
