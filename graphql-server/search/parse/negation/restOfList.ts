import type { Token } from '../../words/tokens';
import type { Piece } from '../Piece';
import { isAllergenic, isFood, isJoint, isNeverMeal, isUsual, wordAt } from './refusableFoods';
import { kindOf } from './Scope';

const OR = /^(?:or|nor|o|u|ni|或)$/;

/**
 * The foods of a list after its first food, which is refused. The list must name a usual allergen, and it ends with the
 * last allergen, so "no nuts, shrimp, dairy" refuses shrimp, too. A list that ends with another food, or with a word that
 * describes one, refuses only what nobody asks for as a meal: "no gluten, fish or chicken", "no dairy and fish curry",
 * "no pork, nuts, fish tacos".
 */
export function restOfList(text: readonly Token[], parts: readonly Piece[], first: number): readonly Piece[] {
  const foods = [first];
  for (let last = first; ; ) {
    let at = last + 1;
    while (isJoint(text, parts[at])) at += 1;
    if (at === last + 1 || !isFood(text, parts, at)) break;
    foods.push(at);
    last = at;
  }
  const isMeant = isClosed(text, parts, foods) ? isAllergenic : isNeverMeal;
  const meant = foods.slice(0, foods.findLastIndex((at) => at > first && isMeant(text, parts, at)) + 1);
  if (!meant.some((at) => isUsual(text, parts, at) || isDiet(parts[at]))) return [];
  return meant.slice(1).map((at) => parts[at] as Piece);
}

/** Whether the piece is a phrase of a diet that begins a list: "no nuts". */
const isDiet = (piece: Piece | undefined) =>
  piece !== undefined && piece.concepts.length > 0 && kindOf(piece) === 'diet';

/**
 * Whether all allergens of the list are refused: nothing that describes a food follows its last food, and the list has
 * an "and" or "or", or at least three foods, or its first food is an allergen and no other words follow.
 */
function isClosed(text: readonly Token[], parts: readonly Piece[], foods: readonly number[]): boolean {
  const [first = 0, last = 0] = [foods[0], foods.at(-1)];
  const next = parts[last + 1];
  const isOpen = isJoint(text, next) && next?.kind !== 'break' && parts[last + 2] !== undefined;
  const isNoun =
    /^(?:concept|unknown)$/.test(next?.kind ?? '') && !OR.test(wordAt(text, (parts[last]?.start ?? 0) - 1));
  if (isOpen || isNoun) return false;
  const allergens = foods.filter((at) => isAllergenic(text, parts, at) || (at === first && isDiet(parts[at])));
  const between = parts.slice(first, last).filter((piece) => isJoint(text, piece));
  // "No gluten, fish or chicken" asks for fish or chicken.
  if (between.some(({ kind }) => kind !== 'break')) return allergens.at(-1) === last;
  return allergens[0] === first && (allergens.length > 2 || next === undefined || next.kind === 'break');
}

/**
 * The allergens before the last food of a list, if a word after this food refuses it: 새우, 견과류 빼고, 虾、坚果不要. In Korean
 * and Chinese, they can be without a comma.
 */
export function foodsBefore(text: readonly Token[], parts: readonly Piece[], last: number): readonly Piece[] {
  if (!/^han/.test(text[parts[last]?.start ?? -1]?.kind ?? '') || !parts[last + 1]?.roles.has('negationAfter'))
    return [];
  const foods: number[] = [last];
  for (let at = last - 1; at >= 0; at -= 1) {
    if (isAllergenic(text, parts, at)) foods.push(at);
    else if (!isJoint(text, parts[at])) break;
  }
  if (!foods.every((at) => isAllergenic(text, parts, at)) || !foods.some((at) => isUsual(text, parts, at))) return [];
  return foods.slice(1).map((at) => parts[at] as Piece);
}
