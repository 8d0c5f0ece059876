import { stateCode } from '../../locations/usStates';

/** The two capital letters of a US state, from "mo", "Missouri" or "US-MO". Null for other text. */
export function normaliseState(raw: string | null | undefined): string | null {
  return stateCode((raw ?? '').trim().replace(/^US-/i, '')) ?? null;
}
