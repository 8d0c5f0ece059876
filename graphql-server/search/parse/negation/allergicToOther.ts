import { vocabulary } from '../../vocabulary/Vocabulary';
import type { Token } from '../../words/tokens';
import type { Piece } from '../Piece';

/** At most this many pieces, such as "the", are between "allergic to" and the concept. */
const MOST_BETWEEN = 2;
const TO = /^(?:to|al?)$/;

/**
 * Concepts after "allergic to" or "sensitive to" that are neither food nor drink: "allergic to loud music". The diner
 * does not want them. In Chinese, they stand between 对 and 过敏.
 */
export const allergicToOther = (text: readonly Token[], parts: readonly Piece[]): readonly Piece[] =>
  parts.filter((piece, at) => isOther(piece) && (isAfterTo(text, parts, at) || isBetween(text, parts, at)));

const isOther = ({ concepts }: Piece): boolean =>
  concepts.length > 0 &&
  concepts.every((id) => !/^(?:ingredient|dish|diet|drink)$/.test(vocabulary.concepts.get(id)?.kind ?? ''));

function isAfterTo(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 1 - MOST_BETWEEN); i -= 1) {
    const before = parts[i] as Piece;
    const last = before.end;
    const endsInTo = [text[last - 1], text[last]].some((word) => word && TO.test(word.folded));
    if (before.roles.has('allergy')) return endsInTo;
    if (before.kind !== 'functionWord' || before.roles.has('turn')) return false;
  }
  return false;
}

const isBetween = (text: readonly Token[], parts: readonly Piece[], at: number): boolean =>
  text[parts[at - 1]?.start ?? -1]?.folded === '对' && parts[at + 1]?.language === 'zh' && isAllergy(parts[at + 1]);

const isAllergy = (piece: Piece | undefined) => piece?.roles.has('allergy') === true;
