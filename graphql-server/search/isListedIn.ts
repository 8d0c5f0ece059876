import { Prisma } from '../database/__generated__/prisma/client';
import { EARTH_RADIUS } from '../domain/locations/kilometresBetween';
import type { Around, Craving } from './parse';

/**
 * Whether restaurant r shows in a search of this place: all of a known city's own, by its name and state, and whatever
 * stands within its radius. Both halves have an index, (city_key, state) and (latitude, longitude).
 */
export function isListedIn({ cityKey, state, around }: Pick<Craving, 'cityKey' | 'state' | 'around'>): Prisma.Sql {
  if (around) {
    return Prisma.sql`(r.delisted_at IS NULL
      AND ((r.city_key = ${cityKey} AND r.state = ${state}) OR (${isInBox(around)} AND ${isWithin(around)})))`;
  }
  return Prisma.sql`r.delisted_at IS NULL AND r.city_key = ${cityKey} AND (${state ?? null}::text IS NULL OR r.state = ${state ?? null})`;
}

/** The box around the circle, for the index. */
function isInBox({ latitude, longitude, kilometres }: Around): Prisma.Sql {
  const north = degrees(kilometres / EARTH_RADIUS);
  const east = degrees(Math.asin(Math.sin(kilometres / EARTH_RADIUS) / Math.cos(radians(latitude))));
  return Prisma.sql`r.latitude BETWEEN ${latitude - north}::float8 AND ${latitude + north}::float8
    AND r.longitude BETWEEN ${longitude - east}::float8 AND ${longitude + east}::float8`;
}

/** The circle itself: haversine, as domain/locations/kilometresBetween.ts has it. */
function isWithin({ latitude, longitude, kilometres }: Around): Prisma.Sql {
  const chord = Math.sin(kilometres / EARTH_RADIUS / 2) ** 2;
  return Prisma.sql`sin(radians(r.latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(r.latitude)) * ${Math.cos(radians(latitude))}::float8 * sin(radians(r.longitude - ${longitude}::float8) / 2) ^ 2
    <= ${chord}::float8`;
}

const radians = (angle: number) => (angle * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
