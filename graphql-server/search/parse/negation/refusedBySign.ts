import { isSign } from '../../words/signs';
import type { Token } from '../../words/tokens';
import { isAnimal } from '../isAnimal';
import type { Piece } from '../Piece';
import { isAllergenic } from './refusableFoods';
import { kindOf } from './Scope';

const YUCK = /^(?:yuck|eww?)$/;
/** "Love onions ❌ salad" refuses the salad. */
const LIKES = /^(?:loves?|likes?|craves?|craving|adores?|enjoys?|prefers?)$/;

/**
 * The food directly before a sign such as ❌ or a word such as "yuck", if the sign refuses this food and not the food
 * after it. This is so in two cases:
 * - An ingredient stands before a dish: "onions ❌ tacos", "mushrooms yuck pizza". Meat and fish can also be a meal.
 * - A usual allergen stands before a sign, and what follows is no such food: "shrimp ❌ steak". In "pad thai ❌ peanuts",
 *   the sign refuses the peanuts.
 * 🚫 refuses what follows it: "shrimp 🚫 onions".
 */
export function refusedBySign(text: readonly Token[], parts: readonly Piece[], at: number): Piece | null {
  const sign = text[parts[at]?.start ?? -1];
  const [before, piece] = [parts[at - 1], parts[at]];
  if (!before || piece?.kind !== 'functionWord' || sign?.text === '🚫') return null;
  if (!isSign(sign)) return YUCK.test(sign?.folded ?? '') && isToppingOf(text, parts, at) ? before : null;
  const isAllergen = isAllergenic(text, parts, at - 1) && !isAllergenic(text, parts, at + 1);
  return isAllergen || isToppingOf(text, parts, at) ? before : null;
}

/** Whether the sign at `at` is between a topping and a dish. In "burger ❌ onions ❌ fries", both signs refuse what follows. */
function isToppingOf(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const [earlier, food, dish] = [parts[at - 2], parts[at - 1], parts[at + 1]];
  if (food?.kind !== 'concept' || dish?.kind !== 'concept' || earlier?.roles.has('negation')) return false;
  if (LIKES.test(text[food.start - 1]?.folded ?? '')) return false;
  return (
    kindOf(food) === 'ingredient' && !food.concepts.some(isAnimal) && /^(?:dish|cuisine|drink)$/.test(kindOf(dish))
  );
}
