import { spelt } from '../words/spelt';
import type { Token } from '../words/tokens';
import { isAllergyNear } from './allergies';
import type { Piece } from './Piece';

const RED_MEAT = /^(?:redmeats?|carneroja|carnesrojas|红肉|붉은고기|적색육)$/;

/**
 * Next to words for an allergy, "red meat" means the diet mammal-free: "allergic to all red meat", alérgica a toda la
 * carne roja. Elsewhere, "red meat" means steak, and "carne roja" means beef.
 */
export const nameRedMeat = (text: readonly Token[], parts: readonly Piece[]): Piece[] =>
  parts.map((piece, at) =>
    RED_MEAT.test(spelt(text, piece.start, piece.end)) && isAllergyNear(text, parts, at)
      ? { ...piece, concepts: ['mammal-free'] }
      : piece,
  );

/** Whether a piece names all meat: "allergic to all meat". */
export const isAllMeat = (text: readonly Token[], { start, end }: Piece): boolean =>
  /^all(?:the|kindsof)?meats?$/.test(spelt(text, start, end));
