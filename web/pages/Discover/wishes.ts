import { type Filters, filterCount, noFilters, readFilters } from '../../components/restaurant/filters/filters';

/** What a diner wants to see of a deck: the filters, and cuisines (keys of the graph) of which one is enough. */
export interface Wishes extends Filters {
  readonly cuisines: readonly string[];
}

/** The wishes that let every card through. */
export const noWishes: Wishes = { ...noFilters, cuisines: [] };

/** How many there are, each chosen one counted. */
export function wishCount(wishes: Wishes): number {
  return filterCount(wishes) + wishes.cuisines.length;
}

/** Takes the cuisine in or out. */
export function toggleCuisine(wishes: Wishes, key: string): Wishes {
  const { cuisines } = wishes;
  return { ...wishes, cuisines: cuisines.includes(key) ? cuisines.filter((each) => each !== key) : [...cuisines, key] };
}

/** Reads wishes that were kept as words; a filter that is none of the choices is left out. */
export function readWishes(words: Parameters<typeof readFilters>[0] & { cuisines: readonly string[] }): Wishes {
  return { ...readFilters(words), cuisines: words.cuisines };
}
