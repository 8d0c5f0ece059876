import { spelt } from '../../words/spelt';
import type { Token } from '../../words/tokens';
import type { Piece } from '../Piece';

const IF = /(?:^| )(?:if|si)(?: (?:i|we|yo))?$/;
const DIES = /(?:^| )(?:die|dying|cry|scream|riot|starve|lose it|muero|morimos|lloro)(?: |$)/;
/** At most this many tokens on each side of the negation are read. */
const BESIDE = 9;

/** Whether a negation tells how much the diner wants what follows: "I'll die if I don't get sushi". */
export function isLonging(text: readonly Token[], { start, end, roles }: Piece): boolean {
  if (!roles.has('negation') || !IF.test(spelt(text, Math.max(0, start - 2), start, ' '))) return false;
  return (
    DIES.test(spelt(text, Math.max(0, start - BESIDE), start, ' ')) || DIES.test(spelt(text, end, end + BESIDE, ' '))
  );
}
