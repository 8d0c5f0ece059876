import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { cityKey as computeCityKey } from '../../locations/cityKey';
import { memoize } from '../../text/memoize';
import type { RowProblem } from '../checkPlace';
import type { PlaceInput } from '../placeInput';
import { normaliseCity } from './normaliseCity';
import { normalisePostalCode } from './normalisePostalCode';
import { normaliseState } from './normaliseState';

const cityKey = memoize(computeCityKey);

/** The city, with a comma before the state that `state` also names: "St. Louis MO 63101" -> "St. Louis, MO 63101". */
function withComma({ city, state }: PlaceInput): string | undefined {
  const [, before, after, zip = ''] =
    /^(.+?)[\s,]+([a-z]{2})\.?(?:\s+(\d{5}(?:-\d{4})?))?$/i.exec(city?.trim() ?? '') ?? [];
  return before && state && normaliseState(after) === normaliseState(state)
    ? `${before}, ${after} ${zip}`.trim()
    : city;
}

/** Where a place is, without its street. */
export type Where = Pick<RestaurantFacts, 'city' | 'state' | 'postalCode' | 'cityKey'>;

/** Reads city, state and ZIP code, each from its own field or from a text that contains several of them. */
export function readWhere(input: PlaceInput): Where | { problem: RowProblem } {
  const own = normaliseCity(withComma(input));
  const joined = normaliseCity(input.location);
  const city = own.city ?? joined.city;
  if (!city || !cityKey(city)) return { problem: { field: 'city', problem: 'is missing' } };
  const state = input.state ? normaliseState(input.state) : (own.state ?? joined.state);
  if (!state) {
    const problem = input.state ? 'is no US state' : 'is missing';
    return { problem: { field: 'state', problem, ...(input.state && { detail: input.state }) } };
  }
  const postalCode = normalisePostalCode(input.postalCode) ?? own.postalCode ?? joined.postalCode;
  return { city, state, postalCode, cityKey: cityKey(city) };
}
