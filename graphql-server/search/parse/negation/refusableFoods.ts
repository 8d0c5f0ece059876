import { vocabulary } from '../../vocabulary/Vocabulary';
import { spelt } from '../../words/spelt';
import type { Token } from '../../words/tokens';
import { isAllergen } from '../forbids';
import type { Piece } from '../Piece';
import { substanceAt } from '../substances';

/** Words beside which "soy" is English. */
const ENGLISH = /^(?:and|or|nor|dairy|eggs?|fish|gluten|milk|nuts?|peanuts?|sesame|shellfish|wheat)$/;
const JOINT = /^(?:[,，、]|and|or|nor|y|e|o|u|ni|和|或|跟|与|还有|및)$/;
/** Foods that diners with allergies list. Shrimp and tofu are not here, because after "no nuts," they may be wishes. */
const USUAL: ReadonlySet<string> = new Set(['eggs', 'fish', 'seafood', 'nuts', 'peanuts', 'soy', 'sesame']);
const PLACE = /^(?:restaurants?|places?|markets?|shacks?|bars?|spots?|marisqueria|厅|馆)$/;
/** The concepts of USUAL that nobody asks for as a meal. */
const NEVER_MEALS: ReadonlySet<string> = new Set(['nuts', 'peanuts', 'soy', 'sesame']);

export const wordAt = (text: readonly Token[], at: number) => text[at]?.folded ?? '';

/** Whether a piece is a comma or a word that joins the foods of a list. */
export const isJoint = (text: readonly Token[], piece: Piece | undefined) =>
  JOINT.test(wordAt(text, piece?.start ?? -1));

/**
 * Whether the piece is a usual allergen. The word "soy" is also Spanish ("I am"), so it counts only where substanceAt
 * takes it for the English word.
 */
export const isUsual = (text: readonly Token[], parts: readonly Piece[], at: number): boolean =>
  isSubstance(text, parts, at) || parts[at]?.concepts.some((id) => USUAL.has(id)) === true;

/** Whether the piece is a usual allergen that nobody asks for as a meal, such as nuts or milk. */
export const isNeverMeal = (text: readonly Token[], parts: readonly Piece[], at: number): boolean =>
  isSubstance(text, parts, at) || parts[at]?.concepts.some((id) => NEVER_MEALS.has(id)) === true;

/** Whether the piece is a usual allergen or a food with one, such as shrimp or tofu. */
export const isAllergenic = (text: readonly Token[], parts: readonly Piece[], at: number): boolean =>
  !isKindOfPlace(text, parts[at]) &&
  (isUsual(text, parts, at) || parts[at]?.concepts.some((id) => isAllergen(id) && !isDiet(id)) === true);

/** "Seafood restaurant" and "fish market" are wishes, even in a list after "no nuts". */
export const isKindOfPlace = (text: readonly Token[], piece: Piece | undefined): boolean =>
  piece !== undefined && PLACE.test(wordAt(text, piece.end - 1));

/** Whether the piece can be in a list of allergens: an allergenic food, or another ingredient, such as pork. */
export const isFood = (text: readonly Token[], parts: readonly Piece[], at: number): boolean =>
  isAllergenic(text, parts, at) || parts[at]?.concepts.some(isIngredient) === true;

/**
 * The first foods of a list, up to the last usual allergen, if these foods are a list of their own. For this, a comma
 * must follow them, and there must be at least three of them, or "and" or "or" between them: in "no dairy and eggs,
 * chicken tacos", dairy and eggs. Otherwise, returns all foods of the list.
 */
export function beforeOthers(
  text: readonly Token[],
  parts: readonly Piece[],
  foods: readonly number[],
): readonly number[] {
  const cut = foods.slice(0, foods.findLastIndex((at) => isUsual(text, parts, at)) + 1);
  const between = parts.slice(cut[0], (cut.at(-1) ?? 0) + 2);
  const isList = cut.length > 2 || between.some((piece) => isJoint(text, piece) && piece.kind !== 'break');
  return isList && between.at(-1)?.kind === 'break' ? cut : foods;
}

const isDiet = (id: string) => vocabulary.concepts.get(id)?.kind === 'diet';
const isIngredient = (id: string) => vocabulary.concepts.get(id)?.kind === 'ingredient';

function isSubstance(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const piece = parts[at];
  if (!piece) return false;
  const isEnglish = [piece.start - 1, piece.end].some((beside) => ENGLISH.test(wordAt(text, beside)));
  const substance = substanceAt(text, parts, at, isEnglish ? 'en' : 'es');
  return substance !== null && substance !== 'vegetarian';
}

/** Whether a word after a food refuses it, also with a word for "all" between them: 계란, 우유, 땅콩 다 빼고. */
export function isBeforeRefusal(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const end = parts[at]?.end ?? 0;
  const isAll = (next: number) => /^(?:다|전부|모두|都)$/.test(spelt(text, end, parts[next]?.end ?? 0));
  const last = [at + 1, at + 2].find(isAll) ?? at;
  return parts[last + 1]?.roles.has('negationAfter') === true;
}
