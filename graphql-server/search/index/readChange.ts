import { boxOf } from '../area/isListedIn';
import type { SearchPlace } from '../area/SearchPlace';

/**
 * What one SQL statement changed, as the triggers of the table `restaurants` report it. Up to 150 changed restaurants
 * are reported by their ids. If more restaurants changed, the report has their cities ("st louis/MO") and the box
 * [south, north, west, east] around the restaurants. If the list of cities is too long for one message, the report is
 * empty. An empty report means that any restaurant may have changed.
 */
export type RestaurantsChange =
  | { ids: string[] }
  | { ids?: undefined; cities: string[]; box: readonly (number | null)[] }
  | { ids?: undefined; cities?: undefined };

/** Parses a message of the channel fuud_restaurants. Text that is not JSON is read as an empty report. */
export function readChange(payload: string): RestaurantsChange {
  try {
    return JSON.parse(payload) as RestaurantsChange;
  } catch {
    return {};
  }
}

/** Whether a change of many restaurants may affect a search in this city or area. */
export function touches(
  change: Exclude<RestaurantsChange, { ids: string[] }>,
  { cityKey, state, around }: SearchPlace,
): boolean {
  if (!change.cities) return true;
  if (change.cities.some((city) => city === `${cityKey}/${state}` || (!state && city.startsWith(`${cityKey}/`))))
    return true;
  const [south, north, west, east] = change.box;
  if (!around || south == null || north == null || west == null || east == null) return false;
  const box = boxOf(around);
  return south <= box.north && north >= box.south && west <= box.east && east >= box.west;
}
