import type { Token } from '../../words/tokens';
import { isAnimal } from '../isAnimal';
import type { Piece } from '../Piece';
import { beforeOthers, isAllergenic, isFood, isJoint, isNeverMeal, isUsual, wordAt } from './refusableFoods';
import { kindOf } from './Scope';

const NO = /^(?:no|without|sin|不[要吃]?|无)$/;
const OR = /^(?:or|nor|o|u|ni|或)$/;

/**
 * The foods of a list after its first food, which is refused. The list must name a usual allergen, and it ends with the
 * last allergen, so "no nuts, shrimp, dairy" refuses shrimp, too. If the last food is no allergen ("no gluten, fish or
 * chicken") or belongs to the name of a dish ("no dairy and fish curry", "no pork, nuts, fish tacos"), the list refuses
 * only the foods that nobody asks for as a meal. But "no dairy and eggs, chicken tacos" has a whole list before its
 * last comma.
 */
export function restOfList(
  typed: string,
  text: readonly Token[],
  parts: readonly Piece[],
  first: number,
): readonly Piece[] {
  const foods = [first];
  for (let last = first; ; ) {
    let at = last + 1;
    while (isJoint(text, parts[at])) at += 1;
    // "No nuts/dairy", "no dairy eggs nuts"
    const isBare = at === last + 1 && typed[(text[parts[at]?.start ?? -1]?.start ?? 0) - 1] !== '/';
    if (!isFood(text, parts, at) || (isBare && !(isUsual(text, parts, at) && isHead(text, parts, last)))) break;
    foods.push(at);
    last = at;
  }
  const lists = [foods, beforeOthers(text, parts, foods)];
  const closed = lists.find((list) => isClosed(typed, text, parts, list));
  // In the vocabulary, "dairy" is a phrase of the diet dairy-free, so it need not be refused.
  const isMeant = (at: number) =>
    at > first && (closed ? isAllergenic(text, parts, at) : isNeverMeal(text, parts, at) && !isDiet(parts[at]));
  const list = closed ?? foods;
  const meant = list.slice(0, list.findLastIndex(isMeant) + 1);
  if (!meant.some((at) => isHead(text, parts, at))) return [];
  return meant.slice(1).map((at) => parts[at] as Piece);
}

/** Whether the piece is a usual allergen, or a phrase of a diet that begins a list: "no nuts", "no meat". */
const isHead = (text: readonly Token[], parts: readonly Piece[], at: number) =>
  isUsual(text, parts, at) || isDiet(parts[at]);

const isDiet = (piece: Piece | undefined) =>
  piece !== undefined && piece.concepts.length > 0 && kindOf(piece) === 'diet';

/**
 * Whether all allergens of the list are refused. No concept and no unknown word follows the last food ("fish curry"),
 * and one of these is true: the list has an "and" or "or" and ends with an allergen; it has at least three allergens;
 * or its first food is an allergen that is not "meat", a comma or a slash joins the foods, and the clause ends after
 * the list.
 */
function isClosed(typed: string, text: readonly Token[], parts: readonly Piece[], foods: readonly number[]): boolean {
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
  if (allergens.length > 2) return true;
  // "No meat, fish" may ask for fish, and "no gluten eggs" for eggs.
  const isPair =
    between.length > 0 ||
    typed.slice(text[parts[first]?.end ?? 0]?.start, text[parts[last]?.start ?? 0]?.end).includes('/');
  const isMeat = parts[first]?.concepts.some((id) => /^(?:vegetarian|vegan)$/.test(id));
  // "No dairy, no nuts, seafood" asks for seafood.
  const isRepeated = isJoint(text, parts[first - 1]) && NO.test(wordAt(text, parts[first - 2]?.start ?? -1));
  return allergens[0] === first && isPair && !isRepeated && !isMeat && (next === undefined || next.kind === 'break');
}

/**
 * The foods before the last food of a list that a word after it refuses (isBeforeRefusal): 새우, 견과류 빼고 (without shrimp
 * and nuts), 虾、坚果不要 (no shrimp, no nuts). Either the foods are allergens, or all are meat (돼지고기, 소고기 빼고: no pork, no
 * beef), or none is meat (고수, 양파 빼고: no cilantro, no onions). 닭고기, 양파 빼고 (chicken, no onions) asks for chicken. In
 * Korean and Chinese, the foods can be without a comma.
 */
export function foodsBefore(text: readonly Token[], parts: readonly Piece[], last: number): readonly Piece[] {
  if (!/^han/.test(text[parts[last]?.start ?? -1]?.kind ?? '')) return [];
  const foods: number[] = [last];
  for (let at = last - 1; at >= 0; at -= 1) {
    if (isFood(text, parts, at)) foods.push(at);
    else if (!isJoint(text, parts[at])) break;
  }
  const isAllergens = isAllergenic(text, parts, last) && foods.some((at) => isUsual(text, parts, at));
  const isLike = (at: number) => !isUsual(text, parts, at) && isMeat(parts[at]) === isMeat(parts[last]);
  const end = isAllergens
    ? foods.findLastIndex((at) => isAllergenic(text, parts, at))
    : foods.findIndex((at) => !isLike(at) || (at !== last && isAllergenic(text, parts, at))) - 1;
  return foods.slice(1, end === -2 ? undefined : end + 1).map((at) => parts[at] as Piece);
}

const isMeat = (piece: Piece | undefined) => piece?.concepts.some(isAnimal) === true;
