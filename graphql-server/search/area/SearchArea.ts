import { UserError } from '../../errors/UserError';
import type { City } from '../../locations/City';
import { cityById } from '../../locations/cityId';
import { parseCity } from '../../locations/cityKey';
import { findCity } from '../../locations/findCity';
import { kilometresBetween, type Point } from '../../locations/kilometresBetween';
import { namesakesOf } from '../../locations/namesakesOf';
import { searchRadius } from '../../locations/searchRadius';
import type { SearchPlace } from './SearchPlace';

/** The city that is searched when a request has no area; the web client has the same default (web/device/city.ts). */
const DEFAULT_CITY = 'St. Louis';
const MAX_LOCATION = 100;

/** The radius of a circle in meters: the default, the minimum and the maximum. */
export const RADIUS = { usual: 15_000, least: 100, most: 50_000 } as const;
/** The side of a map square, in degrees. Areas share an index if their center's square and their reach are equal. */
const SQUARE = 0.05;
/** How far (km) an index reaches around each point of its square. The first number that is enough is used. */
const REACHES = [15, RADIUS.most / 1000];
/** The distance from the middle of the largest squares (at the equator) to a corner, in km, rounded up. */
const CORNER = 4;

/** The place that is searched when the city id is unknown. No restaurant is found there. */
const NOWHERE: SearchPlace = { cityKey: '' };

/** A box on the map, in degrees; its west is less than its east. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Where to search: exactly one of these kinds of area. */
export interface AreaRequest {
  /** A city or a ZIP code as people type it, at most 100 characters; blank means St. Louis. */
  city?: string | null;
  /** A city by its id, see locations/cityId.ts. */
  cityId?: string | null;
  /** A circle around a point; radiusMeters is 100 to 50,000, by default 15,000. */
  point?: (Point & { radiusMeters?: number | null }) | null;
  /** At most 100 km from corner to corner. */
  box?: Box | null;
}

/** The area that a request means. */
export interface SearchArea {
  /** The place whose index is searched. */
  place: SearchPlace;
  /** Null for points and boxes, and for a name or an id that no city has. */
  city: City | null;
  /** Other cities that the name may mean, the most populous first; empty when the name clearly means one city. */
  alternatives: readonly City[];
  /** The point from which distances are measured; null if no city has the requested name or id. */
  center: Point | null;
  /** The point where the diner is; null for cities and boxes. */
  near: Point | null;
  /** The radius of the area around the center, in km; null for a box, and if `center` is null. */
  kilometres: number | null;
  box: Box | null;
}

/**
 * Returns the area that a request means; St. Louis without a request.
 * @throws UserError INVALID if the request does not have exactly one kind of area, if the coordinates of a point or box
 * are not allowed, if a circle is too small or too large, or if a box is too large; TOO_LONG if the text in `city` is
 * too long
 */
export function searchAreaOf(request: AreaRequest | null | undefined): SearchArea {
  if (!request) return named(null);
  const { city, cityId, point, box } = request;
  if ([city, cityId, point, box].filter((way) => way != null).length !== 1) {
    throw new UserError('INVALID', 'area must have exactly one of city, cityId, point and box', {
      field: 'area',
    });
  }
  if (point) return pointArea(point);
  if (box) return boxArea(box);
  if (cityId != null) return cityArea(cityById(cityId), [], NOWHERE);
  return named(city);
}

function named(location: string | null | undefined): SearchArea {
  if (location && location.length > MAX_LOCATION) {
    const message = `City must be at most ${MAX_LOCATION} characters; shorten it`;
    throw new UserError('TOO_LONG', message, { field: 'city', path: ['area', 'city'] });
  }
  const text = location?.trim() || DEFAULT_CITY;
  const city = findCity(text);
  return cityArea(city, city ? namesakesOf(city, text) : [], parseCity(text));
}

/** @param unknown the place to search when `city` is null */
function cityArea(city: City | null, alternatives: readonly City[], unknown: SearchPlace): SearchArea {
  const none = { near: null, box: null };
  if (!city) return { ...none, place: unknown, city, alternatives, center: null, kilometres: null };
  const { key, state, latitude, longitude } = city;
  const center = { latitude, longitude };
  const kilometres = searchRadius(city);
  const place = { cityKey: key, state, around: { ...center, kilometres } };
  return { ...none, place, city, alternatives, center, kilometres };
}

function pointArea({ latitude, longitude, radiusMeters }: NonNullable<AreaRequest['point']>): SearchArea {
  const center = { latitude, longitude };
  if (!isOnEarth(center)) throw offEarth('point', 'a latitude from -90 to 90 and a longitude from -180 to 180');
  const metres = radiusMeters ?? RADIUS.usual;
  if (!(metres >= RADIUS.least && metres <= RADIUS.most)) {
    const message = `radiusMeters must be from ${RADIUS.least} to ${RADIUS.most}`;
    throw new UserError('INVALID', message, { field: 'radiusMeters', path: ['area', 'point', 'radiusMeters'] });
  }
  const kilometres = metres / 1000;
  const place = { cityKey: '', around: squareAround(center, kilometres) };
  return { place, city: null, alternatives: [], center, near: center, kilometres, box: null };
}

function boxArea(box: Box): SearchArea {
  const { south, west, north, east } = box;
  const corners = [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ] as const;
  if (!corners.every(isOnEarth) || !(south < north && west < east)) {
    throw offEarth(
      'box',
      'south less than north, west less than east, latitudes from -90 to 90 and longitudes from -180 to 180',
    );
  }
  const center = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const reach = Math.max(...corners.map((corner) => kilometresBetween(center, corner)));
  if (reach > RADIUS.most / 1000) {
    throw new UserError('INVALID', 'box must be at most 100 km from corner to corner; draw a smaller one', {
      field: 'box',
      path: ['area', 'box'],
    });
  }
  const place = { cityKey: '', around: squareAround(center, reach) };
  return { place, city: null, alternatives: [], center, near: null, kilometres: null, box };
}

const isOnEarth = ({ latitude, longitude }: Point) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

const offEarth = (field: string, rule: string) =>
  new UserError('INVALID', `${field} must have ${rule}`, { field, path: ['area', field] });

/**
 * Returns a circle around the middle of this point's square. The circle contains everything within `kilometres` of the
 * point, no matter where in the square the point is.
 */
function squareAround({ latitude, longitude }: Point, kilometres: number) {
  const middle = (degrees: number, most: number) =>
    Math.min(most, Number(((Math.floor(degrees / SQUARE) + 0.5) * SQUARE).toFixed(3)));
  const reach = REACHES.find((each) => each >= kilometres) ?? kilometres;
  return { latitude: middle(latitude, 90), longitude: middle(longitude, 180), kilometres: reach + CORNER };
}

/** Returns a text that is unique to a place; the coordinates distinguish two cities of the same name in one state. */
export function placeKey({ cityKey, state = '', around }: SearchPlace): string {
  return [cityKey, state, around?.latitude, around?.longitude, around?.kilometres].join('/');
}
