import type { RowProblem } from '../checkPlace';
import type { PlaceInput } from '../placeInput';
import { isFarFromCity } from './isFarFromCity';
import { isNearCity } from './isNearCity';
import { type Coordinates, correctedCoordinates, normaliseCoordinates } from './normaliseCoordinates';
import type { Where } from './readWhere';

const givenPoint = (input: PlaceInput) => input.coordinates ?? input.gpsCoordinates ?? input;

/** The point that the row states, if it is in the US. */
export function statedPoint(input: PlaceInput): Coordinates | null {
  const { latitude, longitude } = givenPoint(input);
  return normaliseCoordinates(latitude, longitude);
}

/**
 * The coordinates of the place. Null, usually with a note, if they are missing, outside the US, or far from the stated
 * city and ZIP code. Swapped numbers and a missing minus sign are corrected, with a note, if the corrected point is
 * near the city (see isNearCity).
 */
export function readCoordinates(input: PlaceInput, where: Where, notes: RowProblem[]): Coordinates | null {
  const { latitude, longitude } = givenPoint(input);
  const note = (problem: string, more: Partial<RowProblem> = {}) =>
    notes.push({ field: 'coordinates', problem, detail: `${latitude ?? '?'}, ${longitude ?? '?'}`, ...more });
  const at = normaliseCoordinates(latitude, longitude);
  if (at && !isFarFromCity(at, where)) return at;
  if (latitude === undefined && longitude === undefined) return null;
  const corrected = correctedCoordinates(latitude ?? Number.NaN, longitude ?? Number.NaN).find((each) =>
    isNearCity(each, where),
  );
  if (corrected) {
    note('were swapped or lacked a minus sign, corrected', { isCorrected: true });
    return corrected;
  }
  if (latitude === undefined || longitude === undefined) note('are incomplete, left out');
  else note(at ? 'lie far from the city and ZIP code, left out' : 'lie outside the US, left out');
  return null;
}
