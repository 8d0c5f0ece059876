import type { Token } from '../../words/tokens';
import type { Piece } from '../Piece';
import { groupOf, LIST } from './Scope';

/** Verbs before a food and the words after it that remove the food together: "leave the nuts off", "keep nuts away". */
const VERBS: readonly [RegExp, RegExp][] = [
  [/^(?:keep|keeping|leave|leaving)$/, /^(?:off|out|away)$/],
  [/^(?:cut|sub|swap)$/, /^out$/],
  [/^take$/, /^off$/],
  [/^(?:mantener|manten|mantengan|dejar|deja|dejen)$/, /^(?:lejos|fuera)$/],
];
const AFTER = /^(?:off|out|away|lejos|fuera)$/;
/** A verb is at most this many pieces before the food: "keep all of the nuts away". */
const MOST_PIECES = 8;

/** The foods between such a verb and the piece at `at`, the last one first: "keep nuts and shrimp away from my kid". */
export function keptAway(text: readonly Token[], parts: readonly Piece[], at: number): readonly Piece[] {
  const word = (piece: Piece | undefined) => text[piece?.start ?? -1]?.folded ?? '';
  if (!AFTER.test(word(parts[at]))) return [];
  const verbs = VERBS.filter(([, after]) => after.test(word(parts[at])));
  const foods: Piece[] = [];
  for (let i = at - 1; i >= Math.max(0, at - MOST_PIECES); i -= 1) {
    const piece = parts[i] as Piece;
    if (verbs.some(([verb]) => verb.test(word(piece)))) return foods;
    if (piece.kind === 'concept' && groupOf(piece) === 'food') foods.push(piece);
    else if (foods.length === 0 || !(piece.kind === 'functionWord' || LIST.test(word(piece)))) return [];
  }
  return [];
}
