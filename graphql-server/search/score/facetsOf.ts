import { dietaryOptions, priceRanges } from '../../domain/restaurants/facts';
import type { CityIndex } from '../index/CityIndex';
import { openAtMoment } from '../index/openings';
import type { Facet, SearchFacets } from '../SearchAnswer';
import { FAILS } from './checkFilters';
import type { Ranking } from './Ranking';

const MOST_CUISINES = 12;

/**
 * How the results fall into kinds. A filter that is set does not hide its own alternatives: prices are counted over what
 * the other filters leave, and so are diets. To be asked before the next search.
 */
export function facetsOf({ columns }: CityIndex, { answering, answers, failed }: Ranking, now: Date): SearchFacets {
  const isOpen = openAtMoment(columns, now);
  const prices = new Uint32Array(priceRanges.length + 1);
  const combinations = new Uint32Array(1 << dietaryOptions.length);
  const cuisines = new Uint32Array(columns.cuisines.length);
  let openNow = 0;
  for (let at = 0; at < answering; at++) {
    const place = answers[at] as number;
    const fails = failed[place] as number;
    if ((fails & ~FAILS.PRICE) === 0) (prices[columns.price[place] as number] as number)++;
    if ((fails & ~FAILS.DIETARY) === 0) (combinations[columns.diets[place] as number] as number)++;
    if (fails !== 0) continue;
    (cuisines[columns.cuisine[place] as number] as number)++;
    if (isOpen(place)) openNow++;
  }
  const diets = new Uint32Array(dietaryOptions.length);
  for (let combination = 1; combination < combinations.length; combination++) {
    const count = combinations[combination] as number;
    if (count > 0) for (const diet of diets.keys()) (diets[diet] as number) += ((combination >> diet) & 1) * count;
  }
  return {
    priceRanges: counted(priceRanges, prices.subarray(1)),
    dietary: counted(dietaryOptions, diets),
    cuisines: counted(columns.cuisines, cuisines.fill(0, 0, 1))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, MOST_CUISINES),
    openNow,
  };
}

function counted<Value>(values: readonly Value[], counts: Uint32Array): Facet<Value>[] {
  const facets: Facet<Value>[] = [];
  for (const [at, value] of values.entries()) if (counts[at]) facets.push({ value, count: counts[at] });
  return facets;
}
