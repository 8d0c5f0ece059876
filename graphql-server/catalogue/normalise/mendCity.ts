import type { City } from '../../locations/City';
import { kilometresBetween, type Point } from '../../locations/kilometresBetween';
import { nearestCity } from '../../locations/nearestCity';
import type { RowProblem } from '../checkPlace';
import { citiesOf } from './citiesOf';
import type { Where } from './readWhere';

/** In km. If the stated city exists ("York") and is at most this far from the city that would replace it, it stays. */
const FAR = 80;

/**
 * Corrects a city whose first words are missing: "Antonio, TX 78209" becomes San Antonio, and "York, NY 10010" becomes
 * New York, with a note. The longer name is the name of the ZIP code's city. Without a ZIP code, it is the name of the
 * city nearest to the coordinates.
 */
export function mendCity(where: Where, at: Point | null, notes: RowProblem[]): Where {
  const [named, byCode] = citiesOf(where);
  const whole = byCode ?? (at && !where.postalCode ? nearestCity(at.latitude, at.longitude) : null);
  if (!whole || !isEndOf(where, whole) || (named && kilometresBetween(named, whole) <= FAR)) return where;
  const source = byCode ? 'ZIP code' : 'coordinates';
  notes.push({
    field: 'city',
    problem: `lacks its first words, completed from the ${source}`,
    detail: `${where.city}: ${whole.name}`,
    isCorrected: true,
  });
  return { ...where, city: whole.name, cityKey: whole.key };
}

const isEndOf = ({ cityKey, state }: Where, { key, state: wholeState }: City) =>
  state === wholeState && key.endsWith(` ${cityKey}`);

/**
 * Whether a place is probably abroad, for example in Mexico: its point is far from every US ZIP code, and neither its
 * city nor its own ZIP code is known.
 */
export const isBeyondUs = (where: Where, at: Point | null): boolean =>
  at !== null && citiesOf(where).every((city) => city === null) && nearestCity(at.latitude, at.longitude) === null;
