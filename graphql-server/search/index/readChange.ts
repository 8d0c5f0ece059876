import { boxOf } from '../area/isListedIn';
import type { SearchPlace } from '../area/SearchPlace';

/**
 * What a statement changed, as the triggers of the table restaurants report it: some restaurants by id; many
 * restaurants by their cities ("st louis/MO") and the box around them; or only that something changed.
 */
export type RestaurantsChange =
  | { ids: string[] }
  | { ids?: undefined; cities: string[]; box: readonly (number | null)[] }
  | { ids?: undefined; cities?: undefined };

/** Reads a message of the channel fuud_restaurants. */
export function readChange(payload: string): RestaurantsChange {
  try {
    return JSON.parse(payload) as RestaurantsChange;
  } catch {
    return {};
  }
}

/** Whether a change of many restaurants may concern this place. */
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
