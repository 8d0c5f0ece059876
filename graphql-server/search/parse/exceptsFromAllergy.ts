import { spelt } from '../words/spelt';
import type { Token } from '../words/tokens';
import { isUsualAllergen } from './allergyWords';
import type { Piece } from './Piece';

const ALL_BUT = /(?:^| )allergic to (?:\w+ )?(?:everything|all)(?: food)? (?:but|except(?: for)?)$/;
const LONGEST = 7;

/**
 * Whether a piece is the "everything but" of "allergic to everything but chicken", so that the diner can eat the food
 * at `food`. False for a usual allergen, because a wrong result would be worse than a missing result.
 */
export function exceptsFromAllergy(
  text: readonly Token[],
  parts: readonly Piece[],
  at: number,
  food = at + 1,
): boolean {
  const [{ end = 0 } = {}, next, eaten] = [parts[at], parts[at + 1], parts[food]];
  if (next?.kind !== 'concept' || !eaten || isUsualAllergen(text, eaten)) return false;
  return ALL_BUT.test(spelt(text, end - LONGEST, end, ' '));
}
