import { dietaryOptions, priceRanges } from '../../domain/restaurants/facts';
import type { CityIndex } from '../index/CityIndex';
import { openAtMoment } from '../index/openings';
import type { Facet, SearchFacets } from '../SearchAnswer';
import { FAILS } from './checkFilters';
import type { Ranking } from './rank';

const MOST_CUISINES = 12;

/**
 * How the results fall into kinds. A filter that is set does not hide its own alternatives: prices are counted over what
 * the other filters leave, and so are diets. To be asked before the next search.
 */
export function facetsOf({ columns }: CityIndex, { evidence, failed }: Ranking, now: Date): SearchFacets {
  const isOpen = openAtMoment(columns, now);
  const prices = new Uint32Array(priceRanges.length + 1);
  const diets = new Uint32Array(dietaryOptions.length);
  const cuisines = new Uint32Array(columns.cuisines.length);
  let openNow = 0;
  for (let place = 0; place < columns.size; place++) {
    if (evidence[place] !== 1) continue;
    const fails = failed[place] as number;
    if ((fails & ~FAILS.PRICE) === 0) (prices[columns.price[place] as number] as number)++;
    if ((fails & ~FAILS.DIETARY) === 0) {
      for (let bits = columns.diets[place] as number, diet = 0; bits > 0; bits >>= 1, diet++) {
        if (bits & 1) (diets[diet] as number)++;
      }
    }
    if (fails !== 0) continue;
    (cuisines[columns.cuisine[place] as number] as number)++;
    if (isOpen(place)) openNow++;
  }
  return {
    priceRanges: counted(priceRanges, prices.subarray(1)),
    dietary: counted(dietaryOptions, diets),
    cuisines: counted(columns.cuisines.slice(1), cuisines.subarray(1))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, MOST_CUISINES),
    openNow,
  };
}

function counted<Value>(values: readonly Value[], counts: Uint32Array): Facet<Value>[] {
  return values.map((value, at) => ({ value, count: counts[at] as number })).filter(({ count }) => count > 0);
}
