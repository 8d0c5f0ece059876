import { stateCode } from '../../locations/usStates';

/** Whether a folded word (in lower case, without accents) names this state: "mo" or "missouri" for MO. */
export function isStateName(word: string | undefined, state: string | undefined): boolean {
  return word !== undefined && state !== undefined && stateCode(word) === state;
}
