import findTimeZone from '@photostructure/tz-lookup';
import type { Coordinates } from './normaliseCoordinates';
import { zones } from './stateTimeZones.json';

/** Steps of looking further away, in degrees of latitude: about 2 to 180 km. */
const RINGS = [0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6];
const COMPASS = Array.from({ length: 8 }, (_, eighth) => (eighth * Math.PI) / 4);

/** Every zone of a state: none of a neighbouring country. */
const US_ZONES = new Set(Object.values(zones).flat());

/**
 * The IANA zone of a point in a state. The map behind it is coarse at borders (Calais, Maine, lies in Moncton's zone, Naco,
 * Arizona, in Hermosillo's): an answer that is none of the state's zones gives way to the nearest that is, within 180 km. A point
 * that is further from its state keeps its own US zone: then the state is as likely to be wrong.
 * @param state two capital letters
 */
export function timeZoneAt({ latitude, longitude }: Coordinates, state: string): string {
  const found = findTimeZone(latitude, longitude);
  const allowed: readonly string[] | undefined = zones[state as keyof typeof zones];
  if (!allowed || allowed.includes(found)) return found;
  const near = RINGS.flatMap((ring) => COMPASS.map((angle) => zoneBeside(latitude, longitude, ring, angle)));
  const nearest = near.find((zone) => allowed.includes(zone));
  return nearest ?? (US_ZONES.has(found) ? found : (allowed[0] ?? found));
}

const zoneBeside = (latitude: number, longitude: number, distance: number, angle: number) =>
  findTimeZone(clamp(latitude + distance * Math.sin(angle)), turn(longitude + distance * Math.cos(angle)));
const clamp = (latitude: number) => Math.max(-90, Math.min(90, latitude));
const turn = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;
