import { cityKey } from '../../domain/locations/cityKey';
import { stateCode } from '../../domain/locations/usStates';

/** Two capital letters from "mo", "Missouri" or "US-MO"; null for anything that is no state of the US. */
export function normaliseState(raw: string | null | undefined): string | null {
  const text = (raw ?? '').trim().replace(/^US-/i, '');
  const code: unknown = stateCode(cityKey(text));
  return typeof code === 'string' ? code : null;
}
