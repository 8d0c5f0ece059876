import type { Language } from '../../languages';
import { allergenAt } from '../vocabulary/allergenWords';
import type { Token } from '../words/tokens';
import { isDrink, membersAfter, membersBefore } from './allergenMembers';
import { namesAllergy } from './allergyWords';
import { asianName } from './asianName';
import { exceptsFromAllergy } from './exceptsFromAllergy';
import { isAllergen } from './isAllergen';
import { isDeniedAllergy } from './isDeniedAllergy';
import { isListedBeforeAllergy } from './isListedBeforeAllergy';
import type { Piece } from './Piece';

/** Drinks, and foods that the vocabulary knows only by another meaning: "kiwi" (New Zealand), "lemon" (a taste). */
const FOOD_OF_OTHER_SENSE =
  /^(?:kiwis?|honey|lemons?|limes?|citrus|coffee|wine|beer|tea|dates?|vinegar|sugar|alcohol|liquor|miel|limon|cafe|vino|cerveza)$/;
/** Words for things that are no food, although people say that they are "allergic to" them. */
const NO_FOOD =
  /^(?:crowds?|noises?|people|lines?|wait(?:s|ing)?|dust|pollen|cats?|pets?|latex|perfumes?|smells?|scents?|bees?|penicillin|sun|mornings?|bad|spending|small|drama|multitud(?:es)?|gentio|ruidos?|gatos?)$/;
const TO = /^(?:to|a|al)$/;
const TO_AFTER: Partial<Record<Language, RegExp>> = { en: /^to$/, es: /^al?$/ };
const ALLERGY = /^allerg(?:y|ies)$/;
const ALLERGIC = /^(?:allerg|alergi)/;

/**
 * Finds the allergens of a craving that the vocabulary does not have as foods: "allergic to mustard", "kiwi allergy".
 * They may be in a list: "allergic to nuts, mustard and celery", "mustard and nut allergy". In Chinese and Korean, only
 * the names in allergens.json are found. The map has, for each allergen, the words that the texts of a place must not
 * contain.
 */
export function unknownAllergens(
  text: readonly Token[],
  parts: readonly Piece[],
): ReadonlyMap<Piece, readonly string[]> {
  const found = new Map<Piece, readonly string[]>();
  for (const [at, piece] of parts.entries()) {
    const named = asianName(text, piece);
    if (named && !named.diet && isAllergen(text, parts, at)) found.set(piece, named.words);
    else if (piece.kind === 'unknown' && isListedBeforeAllergy(text, parts, at) && isUnknownFood(text, piece, true))
      found.set(piece, wordsOf(text, piece));
    if (!isCue(text, piece) || isDeniedAllergy(text, piece)) continue;
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
      if (
        !exceptsFromAllergy(text, parts, parts.indexOf(member) + 1) &&
        isUnknownFood(text, member, piece.language === 'en')
      )
        found.set(member, wordsOf(text, member));
  }
  return found;
}

/**
 * The main word of the name, folded, because texts about places may contain it ("wine" of "red wine", "vino" of "vino
 * tinto"), and the words for this food in allergens.json.
 */
function wordsOf(text: readonly Token[], { start, end, language }: Piece): readonly string[] {
  const main = language === 'es' ? start : end - 1;
  return [...new Set([text[main]?.folded ?? '', ...(allergenAt(text, main)?.words ?? [])])];
}

const isCue = (text: readonly Token[], piece: Piece) =>
  piece.kind === 'functionWord' ? piece.roles.has('allergy') : namesAllergy(text, piece);

/**
 * Whether this piece can name a food or a drink that the vocabulary does not have as a food. Beside an English word for
 * the allergy, a Spanish function word can also be a food: "soy" in "soy allergy" was read as the Spanish for "I am".
 */
function isUnknownFood(text: readonly Token[], piece: Piece, isEnglish: boolean): boolean {
  const token = text[piece.start];
  if (token?.kind !== 'word' || NO_FOOD.test(token.folded)) return false;
  const isOther = piece.end - piece.start === 1 && FOOD_OF_OTHER_SENSE.test(token.folded);
  return (
    piece.kind === 'unknown' ||
    isOther ||
    isDrink(piece) ||
    (piece.kind === 'functionWord' && piece.language === 'es' && isEnglish)
  );
}
