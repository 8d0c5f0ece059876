import { stateCode } from '../../locations/usStates';

/** Two capital letters from "mo", "Missouri" or "US-MO"; null for anything that is no state of the US. */
export function normaliseState(raw: string | null | undefined): string | null {
  return stateCode((raw ?? '').trim().replace(/^US-/i, '')) ?? null;
}
