import type { City } from '../../locations/City';
import { findCity } from '../../locations/findCity';
import { nearestCity } from '../../locations/nearestCity';
import type { RowProblem } from '../checkPlace';
import { normalisePostalCode } from './normalisePostalCode';
import { normaliseState } from './normaliseState';

/** The location of a place as the source states it, in the source's spelling. */
export interface StatedLocation {
  city?: string | undefined;
  state?: string | undefined;
  postalCode?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/**
 * Finds the city and the state if a source leaves out one or both of them. The first choice is the city of the ZIP
 * code. The second choice is the city of the nearest ZIP code within 40 km of the coordinates. In four of five cases,
 * the second choice is the city that the post office uses. In most other cases, it is a neighboring city. A city is not
 * used if the source names a state and the city is in another state. A missing ZIP code is never added, because it
 * would be wrong too often.
 * @returns the values to add, and a note about them. Both are empty if nothing is missing or nothing is found.
 */
export function fillCity(stated: StatedLocation): {
  added: Pick<StatedLocation, 'city' | 'state'>;
  notes: RowProblem[];
} {
  if (stated.city && stated.state) return { added: {}, notes: [] };
  const zip = normalisePostalCode(stated.postalCode);
  const ofZip = zip ? findCity(zip) : null;
  if (ofZip && fits(ofZip, stated)) return add(stated, ofZip, 'filled in from the ZIP code');
  const { latitude, longitude } = stated;
  const near = latitude === undefined || longitude === undefined ? null : nearestCity(latitude, longitude);
  if (near && fits(near, stated)) return add(stated, near, 'filled in from the coordinates');
  return { added: {}, notes: [] };
}

const fits = (city: City, { state }: StatedLocation) => !state || normaliseState(state) === city.state;

function add({ city, state }: StatedLocation, found: City, how: string) {
  const added = { ...(!city && { city: found.name }), ...(!state && { state: found.state }) };
  const field = [!city && 'city', !state && 'state'].filter(Boolean).join(' and ');
  const verb = city || state ? 'is missing' : 'are missing';
  const detail = `${found.name}, ${found.state}`;
  const note: RowProblem = { field, problem: `${verb}, ${how}`, detail, isCorrected: true };
  return { added, notes: [note] };
}
