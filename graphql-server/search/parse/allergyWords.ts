import { allergenAt } from '../vocabulary/allergenWords';
import { vocabulary } from '../vocabulary/Vocabulary';
import type { Token } from '../words/tokens';
import { isAllergen } from './forbids';
import type { Piece } from './Piece';
import { substanceOf } from './substances';

/**
 * Words for allergies and illnesses. A diet that an allergy or an illness requires is binding: places that do not offer
 * the diet are not even near misses. If a craving names an intolerance and none of these words, its diets are not
 * binding. The exception is nut-free, which is always binding.
 */
export const ILLNESS =
  /allerg|al[eé]rg[ei]|anaphyl|anafil|c[oe]?eliac|cel[ií]a[cq]|过敏|過敏|알레르기|알레르겐|알러지|앨러지/i;
export const ALLERGY = /^(?:allerg|alerg|intoleran|anaphyl|anafil)/;

/** At most this many pieces of a list are read on each side of a food, so that no text takes long. */
export const MOST_PIECES = 24;

/** Words that tell how bad an allergy is: "eggs, severe nut allergy". */
export const DEGREE = /^(?:severe(?:ly)?|serious|bad|deadly|terrible|extreme|life|threatening)$/;

/** Whether a piece is a phrase for a concept and contains a word for an allergy: "allergic to shellfish". */
export function namesAllergy(text: readonly Token[], piece: Piece): boolean {
  const words = text.slice(piece.start, piece.end);
  return (
    piece.kind === 'concept' && (words.some(({ folded }) => ALLERGY.test(folded)) || ILLNESS.test(wordsOf(text, piece)))
  );
}

/** Whether a piece has a word for an allergy: "allergy", 过敏, 对 ("to"), "egg allergy". */
export const isAboutAllergy = (text: readonly Token[], piece: Piece): boolean =>
  piece.roles.has('allergy') || namesAllergy(text, piece);

const LINK = /^(?:and|or|y|o|e|和|或|跟|与|还有|이랑|하고|및)$/;
/** Words that may stand before each member of a list of allergies: "alérgico a los mariscos y al cacahuate". */
export const MEMBER = /^(?:to|a|al|el|la|los|las|the|all|any|tod[ao]s?|对|[还有及])$/;
export const isLink = (text: readonly Token[], piece: Piece | undefined) =>
  piece !== undefined && LINK.test(text[piece.start]?.folded ?? '');
/** Whether a Korean piece ends with a particle that links it to the next food: 땅콩이랑 새우 알레르기. */
export const endsInLink = (text: readonly Token[], piece: Piece | undefined) =>
  /^[랑와과고]$/.test(text[(piece?.end ?? 0) - 1]?.folded ?? '');
/** Whether a piece is the comma of Chinese lists, which does not end a clause: 虾、鸡蛋过敏. */
export const isListMark = (text: readonly Token[], piece: Piece) => text[piece.start]?.text === '、';
export const isComma = (text: readonly Token[], piece: Piece) => /^[,，、]$/.test(text[piece.start]?.text ?? '');

export const isUsualAllergen = (text: readonly Token[], piece: Piece) =>
  substanceOf(text, piece) !== null ||
  piece.concepts.some(isAllergen) ||
  namesAllergy(text, piece) ||
  isNamed(text, piece);

/** Whether a piece is a name that allergens.json contains. */
export const isNamed = (text: readonly Token[], piece: Piece) =>
  piece.kind === 'unknown' && allergenAt(text, piece.start) !== null;

/** The words of a piece as typed, without spaces. */
export const wordsOf = (text: readonly Token[], { start, end }: Piece): string =>
  text
    .slice(start, end)
    .map((token) => token.text)
    .join('');

/** Whether a concept is a food or a diet. */
export const isEaten = (id: string): boolean =>
  ['ingredient', 'dish', 'diet'].includes(vocabulary.concepts.get(id)?.kind ?? '');

export const isIngredient = (id: string) => vocabulary.concepts.get(id)?.kind === 'ingredient';
