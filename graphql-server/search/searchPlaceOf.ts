import { parseCity } from '../domain/locations/cityKey';
import { findCity } from '../domain/locations/findCity';
import type { Point } from '../domain/locations/kilometresBetween';
import { searchRadius } from '../domain/locations/searchRadius';
import { UserError } from '../domain/UserError';
import type { SearchPlace } from './SearchPlace';

const DEFAULT_CITY = 'St. Louis';
const MAX_LOCATION = 100;

/** Degrees that the squares are wide which "near me" is answered from. */
const SQUARE = 0.05;
/** How far "near me" reaches, in km. */
export const NEAR_KILOMETRES = 15;
/** From the middle of a square to its corner, at the most (on the equator), in km. */
const CORNER = 4;

/**
 * The place that a text names: a known city with what lies around it, or else a name to compare.
 * @param location as findCity reads it; blank or absent means St. Louis
 * @throws UserError TOO_LONG past 100 characters
 */
export function searchPlaceOf(location: string | null | undefined): SearchPlace {
  if (location && location.length > MAX_LOCATION) {
    const message = `Location must be at most ${MAX_LOCATION} characters; shorten it`;
    throw new UserError('TOO_LONG', message, { field: 'location' });
  }
  const named = location?.trim() || DEFAULT_CITY;
  const city = findCity(named);
  if (!city) return parseCity(named);
  const { key, state, latitude, longitude } = city;
  return { cityKey: key, state, around: { latitude, longitude, kilometres: searchRadius(city) } };
}

/**
 * The square of the map a point lies in, with all that is near any point of it: neighbours share what is kept of it.
 * @throws UserError INVALID for a point that is not on the earth
 */
export function searchPlaceAround({ latitude, longitude }: Point): SearchPlace {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    const message = 'near must have a latitude from -90 to 90 and a longitude from -180 to 180';
    throw new UserError('INVALID', message, { field: 'near' });
  }
  const middle = (degrees: number, most: number) =>
    Math.min(most, Number(((Math.floor(degrees / SQUARE) + 0.5) * SQUARE).toFixed(3)));
  const around = {
    latitude: middle(latitude, 90),
    longitude: middle(longitude, 180),
    kilometres: NEAR_KILOMETRES + CORNER,
  };
  return { cityKey: '', around };
}

/** The same text for the same place. */
export function placeKey({ cityKey, state = '', around }: SearchPlace): string {
  return cityKey ? `${cityKey}/${state}` : `${around?.latitude},${around?.longitude}`;
}
