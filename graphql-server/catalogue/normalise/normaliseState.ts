import { stateCode } from '../../locations/usStates';

/**
 * Returns the two capital letters of a US state, DC or Puerto Rico. For example, "mo", "Missouri" and "US-MO" become
 * "MO". Returns null for other text.
 */
export function normaliseState(raw: string | null | undefined): string | null {
  return stateCode((raw ?? '').trim().replace(/^US-/i, '')) ?? null;
}
