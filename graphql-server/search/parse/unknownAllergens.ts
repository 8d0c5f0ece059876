import type { Language } from '../../languages';
import { allergenAt } from '../vocabulary/allergenWords';
import type { Token } from '../words/tokens';
import { isDrink, membersAfter, membersBefore } from './allergenMembers';
import { namesAllergy } from './allergies';
import { isAllergen } from './joinAllergens';
import type { Piece } from './Piece';
import { withoutParticle } from './particles';

/** Foods that the vocabulary knows only by another meaning, such as "kiwi" (New Zealand) and "lemon" (a taste). */
const FOOD_OF_OTHER_SENSE =
  /^(?:kiwis?|honey|lemons?|limes?|citrus|coffee|wine|beer|tea|dates?|vinegar|sugar|alcohol|liquor|miel|limon|cafe|vino|cerveza)$/;
const TO = /^(?:to|a|al)$/;
const TO_AFTER: Partial<Record<Language, RegExp>> = { en: /^to$/, es: /^al?$/ };
const ALLERGY = /^allerg(?:y|ies)$/;
const ALLERGIC = /^(?:allerg|alergi)/;

/**
 * The allergens of a craving that are no concepts of foods: "allergic to mustard", "kiwi allergy", and the members of a
 * list with "and" or "or": "allergic to nuts, mustard and celery", "mustard and nut allergy". In Chinese and Korean,
 * they are the names of allergens.json. Each allergen has the words that the texts of a place must not contain.
 */
export function unknownAllergens(
  text: readonly Token[],
  parts: readonly Piece[],
): ReadonlyMap<Piece, readonly string[]> {
  const found = new Map<Piece, readonly string[]>();
  for (const [at, piece] of parts.entries()) {
    const named = asianName(text, piece);
    if (named && isAllergen(text, parts, at)) found.set(piece, named.words);
    if (!isCue(text, piece)) continue;
    // "Allergic to nuts" and "nut allergy" are phrases of the vocabulary, so the piece itself is a part of the list.
    const isPhrase = piece.kind === 'concept';
    const [first = '', last = ''] = [text[piece.start]?.folded, text[piece.end - 1]?.folded];
    const isBeforeFood = TO.test(last) || TO_AFTER[piece.language ?? 'en']?.test(text[piece.end]?.folded ?? '');
    const isHeading = text[piece.end]?.text === ':'; // "allergies: banana, kiwi"
    const members = isHeading
      ? membersAfter(text, parts, at + 2, true)
      : (isPhrase ? ALLERGIC.test(first) : isBeforeFood)
        ? membersAfter(text, parts, isPhrase ? at : at + 1)
        : ALLERGY.test(isPhrase ? last : first)
          ? membersBefore(text, parts, isPhrase ? at : at - 1)
          : [];
    for (const member of members)
      if (isUnknownFood(text, member, piece.language === 'en')) found.set(member, wordsOf(text, member));
  }
  return found;
}

/** The food of allergens.json that a Chinese or Korean piece names, with or without a particle (see joinAllergens). */
function asianName(text: readonly Token[], { kind, start, end }: Piece) {
  const named = kind === 'unknown' && /^han/.test(text[start]?.kind ?? '') ? allergenAt(text, start) : null;
  return named && withoutParticle(text, named.end) === end ? named : null;
}

/** The name as typed, because texts about places may have it too, and the words of allergens.json. */
const wordsOf = (text: readonly Token[], { start }: Piece): readonly string[] => [
  ...new Set([text[start]?.folded ?? '', ...(allergenAt(text, start)?.words ?? [])]),
];

const isCue = (text: readonly Token[], piece: Piece) =>
  piece.kind === 'functionWord' ? piece.roles.has('allergy') : namesAllergy(text, piece);

/** A Spanish function word counts beside an English word for the allergy: "soy" is a Spanish function word. */
function isUnknownFood(text: readonly Token[], piece: Piece, isEnglish: boolean): boolean {
  const token = text[piece.start];
  if (token?.kind !== 'word') return false;
  const isOther = piece.end - piece.start === 1 && FOOD_OF_OTHER_SENSE.test(token.folded);
  return (
    piece.kind === 'unknown' ||
    isOther ||
    isDrink(piece) ||
    (piece.kind === 'functionWord' && piece.language === 'es' && isEnglish)
  );
}
