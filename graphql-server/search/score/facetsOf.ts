import { cuisinesOf } from '../../facts/cuisines';
import { dietaryOptions, features, gemTypes, priceRanges } from '../../facts/facts';
import type { CityIndex } from '../index/CityIndex';
import { openAtMoment } from '../index/openings';
import { FAILS } from './checkFilters';
import { lowestBit, withoutLowestBit } from './kernels';
import type { Ranking } from './Ranking';
import type { Facet, SearchFacets } from './SearchAnswer';

/**
 * Counts the places with each filter value. For a price, it counts the places that answer the craving, have this price
 * and pass all filters except the price filter. So a filter for one price does not hide the other prices. The values of
 * the other filters are counted in the same way. `openNow` counts the open places among the results.
 */
export function facetsOf({ columns }: CityIndex, { answering, answers, failed }: Ranking, now: Date): SearchFacets {
  const isOpen = openAtMoment(columns, now);
  const prices = new Uint32Array(priceRanges.length + 1);
  const combinations = new Uint32Array(1 << dietaryOptions.length);
  const featureCounts = new Uint32Array(features.length);
  const gems = new Uint32Array(gemTypes.length + 1);
  const cuisines = new Uint32Array(columns.cuisines.length);
  const neighborhoods = new Uint32Array(columns.neighborhoods.length);
  let openNow = 0;
  for (let at = 0; at < answering; at++) {
    const place = answers[at] ?? 0;
    const fails = failed[place] ?? 0;
    if ((fails & ~FAILS.PRICE) === 0) addOne(prices, columns.price[place]);
    if ((fails & ~FAILS.DIETARY) === 0) addOne(combinations, columns.diets[place]);
    if ((fails & ~FAILS.FEATURES) === 0) addBits(featureCounts, columns.features[place]);
    if ((fails & ~FAILS.GEM_TYPES) === 0) addOne(gems, columns.gem[place]);
    if ((fails & ~FAILS.CUISINES) === 0) addOne(cuisines, columns.cuisine[place]);
    if ((fails & ~FAILS.NEIGHBORHOODS) === 0) addOne(neighborhoods, columns.neighborhood[place]);
    if (fails === 0 && isOpen(place)) openNow++;
  }
  const diets = new Uint32Array(dietaryOptions.length);
  for (let combination = 1; combination < combinations.length; combination++) {
    const count = combinations[combination] ?? 0;
    if (count > 0) addBits(diets, combination, count);
  }
  return {
    priceRanges: counted(priceRanges, prices.subarray(1)),
    dietary: counted(dietaryOptions, diets),
    features: counted(features, featureCounts),
    gemTypes: counted(gemTypes, gems.subarray(1)),
    cuisines: mostFirst(cuisineKeys(counted(columns.cuisines, cuisines.fill(0, 0, 1)))),
    neighborhoods: mostFirst(counted(columns.neighborhoods, neighborhoods.fill(0, 0, 1))),
    openNow,
  };
}

function addOne(counts: Uint32Array, at = 0): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

/** Adds `places` to the count of each set bit. */
function addBits(counts: Uint32Array, bits = 0, places = 1): void {
  for (let left = bits; left !== 0; left = withoutLowestBit(left)) {
    const at = lowestBit(left);
    counts[at] = (counts[at] ?? 0) + places;
  }
}

/** Adds up the counts of each cuisine. A place with the text "Deli, Sandwiches" counts for both cuisines. */
function cuisineKeys(texts: readonly Facet<string>[]): Facet<string>[] {
  const counts = new Map<string, number>();
  for (const { value, count } of texts) {
    for (const { key } of cuisinesOf(value)) counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return [...counts].map(([value, count]) => ({ value, count }));
}

const mostFirst = (facets: Facet<string>[]) => facets.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));

function counted<Value>(values: readonly Value[], counts: Uint32Array): Facet<Value>[] {
  const facets: Facet<Value>[] = [];
  for (const [at, value] of values.entries()) if (counts[at]) facets.push({ value, count: counts[at] });
  return facets;
}
