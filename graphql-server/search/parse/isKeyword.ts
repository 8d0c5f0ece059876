import { vocabulary } from '../vocabulary/Vocabulary';
import type { Reading } from './readCraving';

const FOOD: ReadonlySet<string> = new Set(['cuisine', 'dish', 'drink', 'ingredient', 'technique', 'taste', 'diet']);
const MAX_WORDS = 2;

/**
 * Whether a craving names one or two foods, drinks, cooking techniques, tastes, diets or unknown words, and no other
 * concept: "sushi", "burrata pizza", "Zola". Prices, times, numbers of people and distances do not count. False for a
 * craving that refuses something.
 */
export function isKeyword({ pieces, refused }: Reading): boolean {
  const content = pieces.filter(({ kind }) => kind === 'concept' || kind === 'unknown');
  if (content.length === 0 || content.length > MAX_WORDS || refused.size > 0) return false;
  return content.every(({ concepts }) => concepts.every((id) => FOOD.has(vocabulary.concepts.get(id)?.kind ?? '')));
}
