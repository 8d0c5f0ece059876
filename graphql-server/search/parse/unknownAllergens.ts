import type { Language } from '../../languages';
import type { Token } from '../words/tokens';
import { isComma, isLink, MEMBER, namesAllergy } from './allergies';
import type { Piece } from './Piece';

/** Foods that the vocabulary knows only by another meaning, such as "kiwi" (New Zealand) and "lemon" (a taste). */
const FOOD_OF_OTHER_SENSE =
  /^(?:kiwis?|honey|lemons?|limes?|citrus|coffee|wine|beer|tea|dates?|vinegar|sugar|miel|limon|cafe|vino|cerveza)$/;
/** Before "and nut allergy", these words are a wish: "coffee and nut allergy". */
const WISH = /^(?:coffee|wine|beer|tea|dates?|cafe|vino|cerveza)$/;
const TO = /^(?:to|a|al)$/;
const TO_AFTER: Partial<Record<Language, RegExp>> = { en: /^to$/, es: /^al?$/ };
const ALLERGY = /^allerg(?:y|ies)$/;
const ALLERGIC = /^(?:allerg|alergi)/;

/**
 * The allergens of a craving that are no concepts of foods: "allergic to mustard", "kiwi allergy", and the members of a
 * list with "and" or "or": "allergic to nuts, mustard and celery", "mustard and nut allergy".
 */
export function unknownAllergens(text: readonly Token[], parts: readonly Piece[]): ReadonlySet<Piece> {
  const found = new Set<Piece>();
  for (const [at, piece] of parts.entries()) {
    if (!isCue(text, piece)) continue;
    // "Allergic to nuts" and "nut allergy" are phrases of the vocabulary, so the piece itself is a part of the list.
    const isPhrase = piece.kind === 'concept';
    const [first = '', last = ''] = [text[piece.start]?.folded, text[piece.end - 1]?.folded];
    const isBeforeFood = TO.test(last) || TO_AFTER[piece.language ?? 'en']?.test(text[piece.end]?.folded ?? '');
    const members = (isPhrase ? ALLERGIC.test(first) : isBeforeFood)
      ? membersAfter(text, parts, isPhrase ? at : at + 1)
      : ALLERGY.test(isPhrase ? last : first)
        ? membersBefore(text, parts, isPhrase ? at : at - 1)
        : [];
    for (const member of members) if (isUnknownFood(text, member, piece.language === 'en')) found.add(member);
  }
  return found;
}

const isCue = (text: readonly Token[], piece: Piece) =>
  piece.kind === 'functionWord' ? piece.roles.has('allergy') : namesAllergy(text, piece);

/** A Spanish function word counts beside an English word for the allergy: "soy" is a Spanish function word. */
function isUnknownFood(text: readonly Token[], piece: Piece, isEnglish: boolean): boolean {
  const token = text[piece.start];
  if (token?.kind !== 'word') return false;
  const isOther = piece.end - piece.start === 1 && FOOD_OF_OTHER_SENSE.test(token.folded);
  return piece.kind === 'unknown' || isOther || (piece.kind === 'functionWord' && piece.language === 'es' && isEnglish);
}

/** The food after "allergic to", and the rest of its list, if the list has an "and" or "or". */
function membersAfter(text: readonly Token[], parts: readonly Piece[], first: number): Piece[] {
  const members: Piece[] = [];
  let listed = 1;
  for (let at = first, isAfterLink = false; ; at += 1) {
    while (parts[at]?.kind === 'functionWord' && MEMBER.test(text[parts[at]?.start ?? -1]?.folded ?? '')) at += 1;
    const piece = parts[at];
    if (!piece || piece.kind === 'break' || piece.kind === 'used') break;
    const next = parts[at + 1];
    // "Allergic to nuts and looking for tacos": what a word follows is no food.
    if (isAfterLink && next && next.kind !== 'break' && !isLink(text, next)) break;
    members.push(piece);
    if (isAfterLink) listed = members.length;
    if (!next || !(isLink(text, next) || isComma(text, next))) break;
    isAfterLink = isLink(text, next) || (isComma(text, next) && isLink(text, parts[at + 2]));
    at += isComma(text, next) && isLink(text, parts[at + 2]) ? 2 : 1;
  }
  return members.slice(0, listed);
}

/** The food before "allergy", and foods before it that are joined by "and" or "or". */
function membersBefore(text: readonly Token[], parts: readonly Piece[], last: number): Piece[] {
  const members: Piece[] = [];
  for (let at = last; ; at -= 2) {
    const piece = parts[at];
    if (!piece || piece.kind === 'break' || piece.kind === 'used') break;
    if (members.length > 0 && WISH.test(text[piece.start]?.folded ?? '')) break;
    members.push(piece);
    if (!isLink(text, parts[at - 1])) break;
  }
  return members;
}
