import type { CityIndex } from '../index/CityIndex';

/** A kind of fact that a filter needs. */
export type FilteredFact = 'PRICE' | 'HOURS' | 'DIETARY';

/**
 * The kinds of facts that no public place (a place where everybody can eat) lists. If a request filters by such a fact
 * (see RankFilters), no public place is a result. The list is empty if the index has no public places.
 */
export function unlistedFacts({ columns }: CityIndex): FilteredFact[] {
  const { isCurrent, audience, price, hasHours, diets } = columns;
  let isFilled = false;
  const missing = new Set<FilteredFact>(['PRICE', 'HOURS', 'DIETARY']);
  for (let place = 0; place < columns.size && missing.size > 0; place++) {
    if (isCurrent[place] === 0 || audience[place] !== 0) continue;
    isFilled = true;
    if (price[place]) missing.delete('PRICE');
    if (hasHours[place]) missing.delete('HOURS');
    if (diets[place]) missing.delete('DIETARY');
  }
  return isFilled ? [...missing] : [];
}
