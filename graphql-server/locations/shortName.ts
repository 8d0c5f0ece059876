import { type City, locationOf } from './City';
import { loadCities } from './loadCities';

/** A city is shown without its state if it has at least this many times the population of its largest namesake. */
const AHEAD = 3;

/** "St. Louis" if the name alone clearly means this city; otherwise with its state: "Springfield, IL". */
export function shortName(city: City): string {
  const namesakes = (loadCities().byKey.get(city.key.replaceAll(' ', '')) ?? []).filter(({ key }) => key === city.key);
  const [most, next] = namesakes;
  const isPlain = most === city && (!next || (city.population ?? 0) >= AHEAD * Math.max(1, next.population ?? 0));
  return isPlain ? city.name : locationOf(city);
}
