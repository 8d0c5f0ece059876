import { allergenAt } from '../vocabulary/allergenWords';
import { vocabulary } from '../vocabulary/Vocabulary';
import type { Token } from '../words/tokens';
import { isComma, isLink, isUsualAllergen, MEMBER, namesAllergy } from './allergyWords';
import type { Piece } from './Piece';
import { substanceOf } from './substances';

/** In a list of allergens, "soy" is the food and not the Spanish "I am". */
export const isAllergen = (text: readonly Token[], piece: Piece | undefined) =>
  piece !== undefined &&
  (text[piece.start]?.folded === 'soy' || isUsualAllergen(text, piece) || allergenAt(text, piece.start) !== null);

/** "Gluten free" is a diet and no food of the list. "Egg allergy" and "dairy" are foods. */
export const isDiet = (text: readonly Token[], piece: Piece) =>
  piece.concepts.some((id) => vocabulary.concepts.get(id)?.kind === 'diet') &&
  !namesAllergy(text, piece) &&
  substanceOf(text, piece) === null;

/** "Allergy list: nuts, eggs, sesame". */
const LIST = /^(?:[:：]|list|include|including)$/;

export const isJoint = (text: readonly Token[], piece: Piece | undefined) =>
  piece !== undefined &&
  (isLink(text, piece) ||
    isComma(text, piece) ||
    LIST.test(text[piece.start]?.folded ?? '') ||
    MEMBER.test(text[piece.start]?.folded ?? '')) &&
  text[piece.start]?.folded !== '对';
