import { allergenAt } from '../vocabulary/allergenWords';
import type { Token } from '../words/tokens';
import { isComma, isLink } from './allergyWords';
import type { DietsRead } from './diets';
import { isAsianAllergy } from './isAllergen';
import type { Piece } from './Piece';
import { withoutParticle } from './particles';
import { reachOfRefusals } from './reachOfRefusals';
import type { Reading } from './readCraving';

/**
 * The foods, as typed, that the search cannot avoid although it should. The diner must know this. They are the refused
 * names of allergens.json ("burger, no mustard"), and the foods before a Chinese or Korean word for an allergy that are
 * neither concepts nor names in allergens.json.
 */
export function unreadAllergens(
  text: string,
  { tokens, pieces }: Reading,
  { avoidWords, dietary }: DietsRead,
): string[] {
  const read = new Set([...avoidWords.values(), ...dietary.values()].flat());
  const found: string[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (!isAsianAllergy(tokens, piece)) continue;
    for (const each of listBefore(tokens, pieces, at)) {
      if (!read.has(each)) found.push(text.slice(tokens[each.start]?.start, tokens[each.end - 1]?.end));
    }
  }
  let end = 0;
  for (const at of [...reachOfRefusals({ tokens, pieces })].sort((a, b) => a - b)) {
    const piece = pieces[at] as Piece;
    const name = tokens[piece.start]?.beginsWord && piece.start >= end ? allergenAt(tokens, piece.start) : null;
    const isWhole = name && tokens[withoutParticle(tokens, name.end) - 1]?.endsWord;
    if (!isWhole || read.has(piece)) continue;
    found.push(text.slice(tokens[piece.start]?.start, tokens[name.end - 1]?.end));
    end = name.end;
  }
  return [...new Set(found)];
}

/** The unknown words of the list that ends before the piece at `from`: XX and YY in "XX、花生和YY过敏". */
function listBefore(text: readonly Token[], parts: readonly Piece[], from: number): Piece[] {
  const isJoint = (piece: Piece | undefined) => piece !== undefined && (isLink(text, piece) || isComma(text, piece));
  const members: Piece[] = [];
  let isNear = true; // only words such as "severe" are between the food and the allergy
  for (let at = from - 1; at >= 0; at -= 1) {
    const piece = parts[at] as Piece;
    const first = text[piece.start];
    if (piece.kind === 'unknown' && /^han/.test(first?.kind ?? '') && first?.beginsWord) members.unshift(piece);
    else if (!(isNear && piece.kind === 'functionWord') && !isJoint(piece) && !isJoint(parts[at - 1])) break;
    isNear &&= piece.kind === 'functionWord';
  }
  return members;
}
