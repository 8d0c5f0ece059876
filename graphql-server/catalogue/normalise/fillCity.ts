import type { City } from '../../locations/City';
import { findCity } from '../../locations/findCity';
import { nearestCity } from '../../locations/nearestCity';
import type { RowProblem } from '../checkPlace';
import { normalisePostalCode } from './normalisePostalCode';
import { normaliseState } from './normaliseState';

/** What a source says of where a place is, in its own spelling. */
export interface StatedLocation {
  city?: string | undefined;
  state?: string | undefined;
  postalCode?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/**
 * City and state, when a source leaves them out: those of the ZIP code; without one, those of the nearest ZIP code's
 * middle within 40 km (the post office's city in four of five cases, else a neighbour). A city in another state than
 * the source says does not count. A ZIP code is never derived: it would be wrong too often.
 * @returns what to add, and a note that says so; nothing when nothing is missing or found.
 */
export function fillCity(said: StatedLocation): { added: Pick<StatedLocation, 'city' | 'state'>; notes: RowProblem[] } {
  if (said.city && said.state) return { added: {}, notes: [] };
  const zip = normalisePostalCode(said.postalCode);
  const ofZip = zip ? findCity(zip) : null;
  if (ofZip && fits(ofZip, said)) return add(said, ofZip, 'taken from its ZIP code');
  const { latitude, longitude } = said;
  const near = latitude === undefined || longitude === undefined ? null : nearestCity(latitude, longitude);
  if (near && fits(near, said)) return add(said, near, 'taken from its coordinates');
  return { added: {}, notes: [] };
}

const fits = (city: City, { state }: StatedLocation) => !state || normaliseState(state) === city.state;

function add({ city, state }: StatedLocation, found: City, how: string) {
  const added = { ...(!city && { city: found.name }), ...(!state && { state: found.state }) };
  const field = [!city && 'city', !state && 'state'].filter(Boolean).join(' and ');
  const verb = city || state ? 'is not said' : 'are not said';
  return { added, notes: [{ field, problem: `${verb}, ${how}`, detail: `${found.name}, ${found.state}` }] };
}
