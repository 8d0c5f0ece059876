import type { Pool } from 'pg';
import { Prisma } from '../../database/__generated__/prisma/client';
import { UserError } from '../../errors/UserError';
import type { City } from '../../locations/City';
import { cityNamed } from '../../locations/cityId';
import type { Point } from '../../locations/kilometresBetween';
import { nearestCity } from '../../locations/nearestCity';
import { isListedIn } from '../area/isListedIn';
import type { FilledCities } from './FilledCities';

/** The maximum distance (km) between the point and the nearest restaurant. */
const FARTHEST = 150;

/**
 * Returns the city of this point if a search there finds a restaurant, else the city of the nearest restaurant within
 * 150 km. Returns null if no restaurant is within 150 km, or if the city of the nearest restaurant is unknown.
 * @throws UserError INVALID for a point that is not on the earth
 */
export async function nearestFilledCity(
  { pool, filled }: { pool: Pool; filled: FilledCities },
  point: Point,
): Promise<City | null> {
  refuseOffEarth('latitude', point.latitude, 90);
  refuseOffEarth('longitude', point.longitude, 180);
  const own = nearestCity(point.latitude, point.longitude);
  if (own) {
    const [isFilled] = await filled.among([own]);
    if (isFilled) return own;
  }
  const { latitude, longitude } = point;
  const shrunk = Math.cos((latitude * Math.PI) / 180); // a degree of longitude is shorter than a degree of latitude
  const { rows } = await pool.query<Point & { cityKey: string; state: string }>(Prisma.sql`
    SELECT r.city_key AS "cityKey", r.state, r.latitude, r.longitude FROM restaurants r
    WHERE r.audience = 'public' AND ${isListedIn({ cityKey: '', around: { latitude, longitude, kilometres: FARTHEST } })}
    ORDER BY (r.latitude - ${latitude}::float8) ^ 2 + ((r.longitude - ${longitude}::float8) * ${shrunk}::float8) ^ 2
    LIMIT 1`);
  const [nearest] = rows;
  return nearest ? (cityNamed(nearest) ?? nearestCity(nearest.latitude, nearest.longitude)) : null;
}

function refuseOffEarth(field: keyof Point, degrees: number, most: number): void {
  if (Math.abs(degrees) <= most) return;
  throw new UserError('INVALID', `${field} must be from -${most} to ${most}`, { field });
}
