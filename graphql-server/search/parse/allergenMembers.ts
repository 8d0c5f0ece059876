import { vocabulary } from '../vocabulary/Vocabulary';
import type { Token } from '../words/tokens';
import { isComma, isLink, MEMBER } from './allergyWords';
import type { Piece } from './Piece';

/** In "coffee and nut allergy", the coffee is wanted. Before "and", these words and all drinks are wanted. */
const WISH = /^(?:coffee|wine|beer|tea|dates?|cafe|vino|cerveza)$/;

/** Whether the piece names a drink of the vocabulary. */
export const isDrink = ({ concepts }: Piece) => concepts.some((id) => vocabulary.concepts.get(id)?.kind === 'drink');

/**
 * The food after "allergic to", and the other foods of its list up to the last one that "and" or "or" joins.
 * @param isList whether the foods are certainly a list. Then all of them count, even without "and" or "or".
 */
export function membersAfter(text: readonly Token[], parts: readonly Piece[], first: number, isList = false): Piece[] {
  const members: Piece[] = [];
  let listed = 1;
  for (let at = first, isAfterLink = false; ; at += 1) {
    while (parts[at]?.kind !== 'concept' && MEMBER.test(text[parts[at]?.start ?? -1]?.folded ?? '')) at += 1;
    const piece = parts[at];
    if (!piece || piece.kind === 'break' || piece.kind === 'used') break;
    const next = parts[at + 1];
    // "Allergic to nuts and looking for tacos": after "and", a piece is no food if another word directly follows it.
    if (isAfterLink && next && next.kind !== 'break' && !isLink(text, next)) break;
    if (text[piece.end]?.text === ':') break; // a new heading: "allergies: nuts, price: cheap"
    members.push(piece);
    if (isAfterLink) listed = members.length;
    if (!next || !(isLink(text, next) || isComma(text, next))) break;
    isAfterLink = isLink(text, next) || (isComma(text, next) && isLink(text, parts[at + 2]));
    at += isComma(text, next) && isLink(text, parts[at + 2]) ? 2 : 1;
  }
  return isList ? members : members.slice(0, listed);
}

/** The food before "allergy", and foods before it that are joined by "and" or "or". */
export function membersBefore(text: readonly Token[], parts: readonly Piece[], last: number): Piece[] {
  const members: Piece[] = [];
  for (let at = last; ; at -= 2) {
    const piece = parts[at];
    if (!piece || piece.kind === 'break' || piece.kind === 'used') break;
    if (members.length > 0 && (isDrink(piece) || WISH.test(text[piece.start]?.folded ?? ''))) break;
    members.push(piece);
    if (!isLink(text, parts[at - 1])) break;
  }
  return members;
}
