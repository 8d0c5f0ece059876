import type { Token } from '../words/tokens';
import { DEGREE, isAboutAllergy, isComma, isLink } from './allergyWords';
import type { Piece } from './Piece';

/** Whether the list is only an allergen that many diners crave as a meal, and an English allergy to one other food. */
export function isMeal(text: readonly Token[], parts: readonly Piece[], first: number): boolean {
  const [food, ...rest] = parts.slice(first);
  if (food?.language !== 'en' || !food.concepts.some(isCraved)) return false;
  const cue = rest.findIndex((piece) => isAboutAllergy(text, piece));
  if (rest.slice(0, cue + 1).some((piece) => isLink(text, piece))) return false;
  const isOther = (piece: Piece) => !isComma(text, piece) && !DEGREE.test(text[piece.start]?.folded ?? '');
  const foods = rest.slice(0, cue).filter(isOther).length + Number(rest[cue]?.kind === 'concept');
  return foods < 2 && text[(rest[cue]?.end ?? 0) - 1]?.folded === 'allergy';
}

const isCraved = (id: string) => /^(?:fish|seafood|shrimp|crab|lobster|oysters|hummus|tofu|bread|cheese)$/.test(id);
