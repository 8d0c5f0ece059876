import { cuisinesOf } from '../../facts/cuisines';
import { dietaryOptions, features, gemTypes, priceRanges } from '../../facts/facts';
import type { CityIndex } from '../index/CityIndex';
import { openAtMoment } from '../index/openings';
import { FAILS } from './checkFilters';
import type { Ranking } from './Ranking';
import type { Facet, SearchFacets } from './SearchAnswer';

/**
 * How the results fall into kinds. A filter that is set does not hide its own alternatives: prices are counted over what
 * the other filters leave, and so are the others. To be asked before the next search.
 */
export function facetsOf({ columns }: CityIndex, { answering, answers, failed }: Ranking, now: Date): SearchFacets {
  const isOpen = openAtMoment(columns, now);
  const prices = new Uint32Array(priceRanges.length + 1);
  const combinations = new Uint32Array(1 << dietaryOptions.length);
  const has = new Uint32Array(features.length);
  const gems = new Uint32Array(gemTypes.length + 1);
  const cuisines = new Uint32Array(columns.cuisines.length);
  const neighborhoods = new Uint32Array(columns.neighborhoods.length);
  let openNow = 0;
  for (let at = 0; at < answering; at++) {
    const place = answers[at] as number;
    const fails = failed[place] as number;
    if ((fails & ~FAILS.PRICE) === 0) (prices[columns.price[place] as number] as number)++;
    if ((fails & ~FAILS.DIETARY) === 0) (combinations[columns.diets[place] as number] as number)++;
    if ((fails & ~FAILS.FEATURES) === 0) countBits(columns.features[place] as number, has);
    if ((fails & ~FAILS.GEM_TYPES) === 0) (gems[columns.gem[place] as number] as number)++;
    if ((fails & ~FAILS.CUISINES) === 0) (cuisines[columns.cuisine[place] as number] as number)++;
    if ((fails & ~FAILS.NEIGHBORHOODS) === 0) (neighborhoods[columns.neighborhood[place] as number] as number)++;
    if (fails === 0 && isOpen(place)) openNow++;
  }
  const diets = new Uint32Array(dietaryOptions.length);
  for (let combination = 1; combination < combinations.length; combination++) {
    const count = combinations[combination] as number;
    if (count > 0) for (const diet of diets.keys()) (diets[diet] as number) += ((combination >> diet) & 1) * count;
  }
  return {
    priceRanges: counted(priceRanges, prices.subarray(1)),
    dietary: counted(dietaryOptions, diets),
    features: counted(features, has),
    gemTypes: counted(gemTypes, gems.subarray(1)),
    cuisines: mostFirst(cuisineKeys(counted(columns.cuisines, cuisines.fill(0, 0, 1)))),
    neighborhoods: mostFirst(counted(columns.neighborhoods, neighborhoods.fill(0, 0, 1))),
    openNow,
  };
}

/** Adds one for each bit that is set. */
function countBits(bits: number, counts: Uint32Array): void {
  for (let left = bits; left !== 0; left &= left - 1) (counts[31 - Math.clz32(left & -left)] as number)++;
}

/** "Deli, Sandwiches" counts for deli and for sandwiches. */
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
