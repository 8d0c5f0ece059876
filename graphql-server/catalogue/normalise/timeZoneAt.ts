import findTimeZone from '@photostructure/tz-lookup';
import { citiesOf, type Stated } from './citiesOf';
import type { Coordinates } from './normaliseCoordinates';
import { zones } from './stateTimeZones.json';

/** The distances in degrees at which timeZoneAt looks for a zone. In latitude, they are about 2 to 180 km. */
const RINGS = [0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6];
const COMPASS = Array.from({ length: 8 }, (_, eighth) => (eighth * Math.PI) / 4);

const ZONES_BY_STATE = new Map<string, readonly string[]>(Object.entries(zones));
/** The time zones of all US states, DC and Puerto Rico. */
const US_ZONES = new Set(Object.values(zones).flat());

/**
 * Returns the IANA time zone of a place. Without coordinates, this is the zone of the named city and of the ZIP code's
 * city. If neither city is known, it is the zone of the state. Returns null if there are several different zones (two
 * cities in different zones, or a state with several zones), or no zone.
 */
export function timeZoneOf(at: Coordinates | null, stated: Stated): string | null {
  const points = at ? [at] : citiesOf(stated).filter((city) => city !== null);
  const possible = points.length > 0 ? points.map((point) => timeZoneAt(point, stated.state)) : zonesOf(stated.state);
  const [zone, another] = new Set(possible);
  return zone !== undefined && another === undefined ? zone : null;
}

/**
 * Returns the IANA time zone of a point in a state. The map of time zones is coarse at borders. For example, it puts
 * Calais, Maine, into the zone of Moncton, and Naco, Arizona, into the zone of Hermosillo. So if the map's zone is not
 * a zone of the state, the function looks up points in eight directions, up to 1.6 degrees away, the nearest points
 * first. It returns the first zone of the state that it finds. If it finds none, the state may be wrong. In this case,
 * it returns the map's zone if that zone is in the US, and otherwise the first zone of the state.
 * @param state two capital letters; if it is not in the list of states, the result is the map's zone
 */
export function timeZoneAt({ latitude, longitude }: Coordinates, state: string): string {
  const found = findTimeZone(latitude, longitude);
  const allowed = zonesOf(state);
  if (allowed.length === 0 || allowed.includes(found)) return found;
  const near = RINGS.flatMap((ring) => COMPASS.map((angle) => zoneBeside(latitude, longitude, ring, angle)));
  const nearest = near.find((zone) => allowed.includes(zone));
  return nearest ?? (US_ZONES.has(found) ? found : (allowed[0] ?? found));
}

const zonesOf = (state: string): readonly string[] => ZONES_BY_STATE.get(state) ?? [];
const zoneBeside = (latitude: number, longitude: number, distance: number, angle: number) =>
  findTimeZone(clamp(latitude + distance * Math.sin(angle)), turn(longitude + distance * Math.cos(angle)));
const clamp = (latitude: number) => Math.max(-90, Math.min(90, latitude));
const turn = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;
