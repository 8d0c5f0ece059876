import { type City, locationOf } from './City';
import { loadCities } from './loadCities';

/** How many times the people of the next city of its name a city needs to go without its state. */
const AHEAD = 3;

/** "St. Louis" where the bare name plainly means this city, else with its state: "Springfield, IL". */
export function shortName(city: City): string {
  const namesakes = (loadCities().byKey.get(city.key.replaceAll(' ', '')) ?? []).filter(({ key }) => key === city.key);
  const [most, next] = namesakes;
  const isPlain = most === city && (!next || (city.population ?? 0) >= AHEAD * Math.max(1, next.population ?? 0));
  return isPlain ? city.name : locationOf(city);
}
