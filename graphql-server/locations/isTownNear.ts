import { kilometresBetween, type Point } from './kilometresBetween';
import { loadCities } from './loadCities';

/** A distance in km. People know the names of the towns around their city up to this distance. */
const AROUND = 60;

/**
 * Whether a city or town within 60 km of this point has this name. Places without a known population do not count,
 * because few people know their names: near Baltimore, "worton" probably means a wonton, not the place Worton.
 * @param name the whole name without the state, in lower case, without accents and apostrophes: "creve coeur"
 */
export function isTownNear(point: Point, name: string): boolean {
  const namesakes = loadCities().byKey.get(name.replaceAll(' ', '')) ?? [];
  return namesakes.some(
    (city) => city.key === name && city.population !== null && kilometresBetween(city, point) <= AROUND,
  );
}
