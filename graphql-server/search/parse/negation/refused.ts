import type { Token } from '../../words/tokens';
import { namesAllergy } from '../allergyWords';
import { namesDeniedAllergy } from '../isDeniedAllergy';
import type { Piece } from '../Piece';
import { afterMinus } from './afterMinus';
import { allergicToOther } from './allergicToOther';
import { denied } from './denied';
import { eatenLately } from './eatenLately';
import { keptOut } from './keptOut';
import { refusedAllergens } from './refusedAllergens';

/**
 * The pieces that a text refuses. A negation ("no", "sick of", "anything but") refuses the pieces after it. The
 * negation ends, for example, at a comma that does not separate the members of a list, at "but", or at an "and" before
 * a concept of another group (groupOf). Words such as "말고" or "free" refuse the piece before them. Foods that somebody
 * ate lately ("yesterday") are refused, too, and so is a word after a minus sign ("tacos -cilantro"). Two negations can
 * cancel each other out ("can't live without").
 */
export function refused(typed: string, text: readonly Token[], parts: readonly Piece[]): ReadonlySet<Piece> {
  const found = new Set([...denied(typed, text, parts), ...keptOut(text, parts)]);
  // "Won't set off my nut allergy" and "no pork nut allergy" do not refuse the allergy (see isDeniedAllergy).
  const all = [
    ...found,
    ...refusedAllergens(typed, text, parts, found),
    ...allergicToOther(text, parts),
    ...eatenLately(typed, text, parts),
    ...afterMinus(text, parts),
  ];
  const isAfterDenied = (piece: Piece) => {
    const before = parts[parts.indexOf(piece) - 1];
    return before !== undefined && namesDeniedAllergy(text, before);
  };
  return new Set(all.filter((piece) => !namesAllergy(text, piece) && !isAfterDenied(piece)));
}
