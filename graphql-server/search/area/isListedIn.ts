import { Prisma } from '../../database/__generated__/prisma/client';
import { EARTH_RADIUS, kilometresBetween } from '../../locations/kilometresBetween';
import type { Around, SearchPlace } from './SearchPlace';

/**
 * Returns SQL that is true when a search in this place can find restaurant r. The restaurant must be listed. It must
 * also have the city (and the state, if known) in its address, or lie within the circle `around`. The condition for the
 * address and the condition for the circle can each use a database index: (city_key, state) and (latitude, longitude).
 */
export function isListedIn({ cityKey, state, around }: SearchPlace): Prisma.Sql {
  const isOwn = Prisma.sql`r.city_key = ${cityKey} AND (${state ?? null}::text IS NULL OR r.state = ${state ?? null})`;
  if (!around) return Prisma.sql`r.delisted_at IS NULL AND ${isOwn}`;
  const isNear = Prisma.sql`${isInBox(around)} AND ${isWithin(around)}`;
  if (!cityKey) return Prisma.sql`r.delisted_at IS NULL AND ${isNear}`;
  return Prisma.sql`(r.delisted_at IS NULL AND ((r.city_key = ${cityKey} AND r.state = ${state}) OR (${isNear})))`;
}

/** The location of a restaurant, and whether it is listed, from the restaurant's table row. */
export interface StoredLocation {
  isListed: boolean;
  cityKey: string;
  state: string;
  latitude: number | null;
  longitude: number | null;
}

/** Returns for a row in memory what isListedIn computes in SQL. */
export function showsIn({ cityKey, state, around }: SearchPlace, location: StoredLocation): boolean {
  if (!location.isListed) return false;
  if (cityKey && location.cityKey === cityKey && (state === undefined || location.state === state)) return true;
  const { latitude, longitude } = location;
  return (
    around !== undefined &&
    latitude !== null &&
    longitude !== null &&
    kilometresBetween(around, { latitude, longitude }) <= around.kilometres
  );
}

/** SQL that is true when r lies in the box around the circle; this condition can use a database index. */
function isInBox(around: Around): Prisma.Sql {
  const { south, north, west, east } = boxOf(around);
  return Prisma.sql`r.latitude BETWEEN ${south}::float8 AND ${north}::float8
    AND r.longitude BETWEEN ${west}::float8 AND ${east}::float8`;
}

/** The smallest box of latitudes and longitudes around a circle, in degrees. */
export function boxOf({ latitude, longitude, kilometres }: Around) {
  const high = degrees(kilometres / EARTH_RADIUS);
  // A circle around a pole contains every longitude.
  if (Math.abs(latitude) + high >= 90) return { south: latitude - high, north: latitude + high, west: -180, east: 180 };
  const wide = degrees(Math.asin(Math.min(1, Math.sin(kilometres / EARTH_RADIUS) / Math.cos(radians(latitude)))));
  const [west, east] = [longitude - wide, longitude + wide];
  // A box over the 180th meridian would have two parts, so it contains every longitude instead.
  const isSplit = west < -180 || east > 180;
  return {
    south: latitude - high,
    north: latitude + high,
    west: isSplit ? -180 : west,
    east: isSplit ? 180 : east,
  };
}

/** SQL that is true when r lies in the circle, by the haversine formula of locations/kilometresBetween.ts. */
function isWithin({ latitude, longitude, kilometres }: Around): Prisma.Sql {
  const chord = Math.sin(kilometres / EARTH_RADIUS / 2) ** 2;
  return Prisma.sql`sin(radians(r.latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(r.latitude)) * ${Math.cos(radians(latitude))}::float8 * sin(radians(r.longitude - ${longitude}::float8) / 2) ^ 2
    <= ${chord}::float8`;
}

const radians = (angle: number) => (angle * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
