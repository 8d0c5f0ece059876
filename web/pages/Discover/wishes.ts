import { type Filters, filterCount, noFilters, readFilters } from '../../components/restaurant/filters/filters';

/** The filters of a deck: search filters, and the keys of cuisines. A restaurant needs only one of these cuisines. */
export interface Wishes extends Filters {
  readonly cuisines: readonly string[];
}

/** No wishes: every card of the deck passes. */
export const noWishes: Wishes = { ...noFilters, cuisines: [] };

/** How many wishes are active. Each chosen cuisine and each chosen filter counts. */
export function wishCount(wishes: Wishes): number {
  return filterCount(wishes) + wishes.cuisines.length;
}

/** Adds the cuisine if it is not chosen, else removes it. */
export function toggleCuisine(wishes: Wishes, key: string): Wishes {
  const { cuisines } = wishes;
  return { ...wishes, cuisines: cuisines.includes(key) ? cuisines.filter((each) => each !== key) : [...cuisines, key] };
}

/** Reads stored wishes. Unknown price, diet and hours filters are left out. */
export function readWishes(words: Parameters<typeof readFilters>[0] & { cuisines: readonly string[] }): Wishes {
  return { ...readFilters(words), cuisines: words.cuisines };
}
