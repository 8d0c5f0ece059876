import { cityKey } from '../../graphql-server/locations/cityKey';
import { kilometresBetween, type Point } from '../../graphql-server/locations/kilometresBetween';
import type { CityRecord } from './CityRecord';
import type { PostalTown } from './readPostalTowns';

/**
 * The maximum distance (km) between a town (from ZIP codes) and a city (from GeoNames) that count as one place. The
 * town and the city must also have the same name and state.
 */
const SAME_PLACE = 30;
/**
 * GeoNames gives some parts of a city the population of the whole city, exactly or nearly. These are the limits for
 * finding such a part: it is at most MAX_PART_DISTANCE_KM from the city, and it has the same population as the city. If
 * the name of the part contains the name of the city, the populations may differ by up to MAX_POPULATION_DIFFERENCE (a
 * share of the city's population).
 */
const MAX_PART_DISTANCE_KM = 15;
const MAX_POPULATION_DIFFERENCE = 0.2;
/** The maximum distance (km) between a ZIP code without a town's name and the city that gets the ZIP code. */
const NEIGHBOUR = 40;

/**
 * Combines GeoNames' cities and the towns of ZIP codes into one list. The most populous city is first. Places without a
 * population are last, sorted by their number of ZIP codes, most first. If several of GeoNames' cities share a name and
 * a state, the list has only the city that was combined with a town, or else the most populous city. GeoNames' cities
 * without a population are left out.
 */
export function collectCities(cities: CityRecord[], towns: PostalTown[]): CityRecord[] {
  const named = groupBy(cities, ({ name, state }) => keyOf(name, state));
  const townsOnly: CityRecord[] = [];
  for (const { name, state, postalCodes } of towns) {
    if (name === null) continue;
    const centre = centreOf(postalCodes);
    const key = keyOf(name, state);
    const city = mostPopulous((named.get(key) ?? []).filter((other) => kilometresBetween(other, centre) <= SAME_PLACE));
    if (!city?.population) townsOnly.push({ name, state, ...centre, population: null, postalCodes });
    else {
      city.postalCodes.push(...postalCodes);
      named.set(key, [city]);
    }
  }
  const known = [...named.values()].flatMap((namesakes) => mostPopulous(namesakes) ?? []).filter((c) => c.population);
  forgetBorrowedPopulations(known);
  const collected = [...known, ...townsOnly].sort(byPopulation);
  giveToNeighbours(known, towns);
  for (const city of collected) city.postalCodes.sort((a, b) => a.code.localeCompare(b.code));
  return collected;
}

/** The key of a city. Spellings with and without a space have the same key ("La Follette", "LaFollette"). */
const keyOf = (name: string, state: string) => `${cityKey(name).replaceAll(' ', '')},${state}`;

function byPopulation(a: CityRecord, b: CityRecord): number {
  return (
    (b.population ?? 0) - (a.population ?? 0) ||
    b.postalCodes.length - a.postalCodes.length ||
    a.name.localeCompare(b.name) ||
    a.state.localeCompare(b.state)
  );
}

const mostPopulous = (cities: CityRecord[]) => cities.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))[0];

function centreOf(points: Point[]): Point {
  return {
    latitude: median(points.map(({ latitude }) => latitude)),
    longitude: median(points.map(({ longitude }) => longitude)),
  };
}

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

/**
 * GeoNames gives some parts of a city nearly the population of the whole city ("Tempe Junction", "West Albany"). Two
 * parts can have exactly the same population (Ironville and Meads). So a place with more than 10,000 inhabitants and
 * without ZIP codes loses its population if a nearby place in its state has the same population. It also loses its
 * population if the name of a nearby place in its state is part of its own name, and the two populations are similar.
 */
function forgetBorrowedPopulations(cities: CityRecord[]): void {
  for (const peers of groupBy(
    cities.filter(({ population }) => (population ?? 0) > 10_000),
    ({ state }) => state,
  ).values()) {
    const borrowing = peers.filter((city) => city.postalCodes.length === 0 && peers.some((peer) => lends(peer, city)));
    for (const city of borrowing) city.population = null;
  }
}

function lends(peer: CityRecord, city: CityRecord): boolean {
  if (peer === city) return false;
  const isNamed = ` ${city.name} `.includes(` ${peer.name} `);
  const isAlike = Math.abs((city.population ?? 0) / (peer.population ?? 1) - 1) <= MAX_POPULATION_DIFFERENCE;
  const isLender = city.population === peer.population || (isNamed && isAlike);
  return isLender && kilometresBetween(city, peer) <= MAX_PART_DISTANCE_KM;
}

/**
 * Adds each ZIP code without a town's name to the nearest city in the same state, if this city is at most NEIGHBOUR km
 * away. Cities that do not have any ZIP codes yet are ignored.
 */
function giveToNeighbours(cities: CityRecord[], towns: PostalTown[]): void {
  const byState = groupBy(cities, ({ state }) => state);
  for (const { state, postalCodes } of towns.filter(({ name }) => name === null)) {
    const peers = (byState.get(state) ?? []).filter((city) => city.postalCodes.length > 0);
    for (const postalCode of postalCodes) {
      const [nearest] = peers
        .map((city) => ({ city, distance: kilometresBetween(city, postalCode) }))
        .toSorted((a, b) => a.distance - b.distance);
      if (nearest && nearest.distance <= NEIGHBOUR) nearest.city.postalCodes.push(postalCode);
    }
  }
}

function groupBy<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
