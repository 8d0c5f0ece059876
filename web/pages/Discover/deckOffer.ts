import { diets, type FilterKind, filterKinds } from '../../components/restaurant/filters/filters';
import type { FilteredPlace } from './passesFilters';

/** The most cuisines to offer. */
const mostCuisines = 10;

/** A cuisine to choose, with its name in the reader's language. */
export interface OfferedCuisine {
  readonly key: string;
  readonly label: string;
}

/** The filters to offer for a deck. */
export interface DeckOffer {
  /** The most frequent cuisines of its restaurants, most frequent first. */
  readonly cuisines: readonly OfferedCuisine[];
  /** Filters whose facts are unknown for all of them. */
  readonly unlisted: readonly FilterKind[];
}

/** The fields of a card that the offer needs. */
export type OfferedPlace = FilteredPlace & { readonly cuisines: readonly OfferedCuisine[] };

/**
 * The filters to offer for these restaurants. Diets among the cuisines are left out, because they have their own
 * filters.
 */
export function deckOffer(places: readonly OfferedPlace[]): DeckOffer {
  const counts = new Map<string, { cuisine: OfferedCuisine; count: number }>();
  for (const cuisine of places.flatMap(({ cuisines }) => cuisines)) {
    if (diets.some((diet) => diet === cuisine.key)) continue;
    const known = counts.get(cuisine.key) ?? { cuisine, count: 0 };
    counts.set(cuisine.key, { ...known, count: known.count + 1 });
  }
  const cuisines = [...counts.values()].sort((a, b) => b.count - a.count).slice(0, mostCuisines);
  const isKnown: Record<FilterKind, (place: OfferedPlace) => boolean> = {
    price: ({ priceRange }) => Boolean(priceRange),
    hours: ({ hours }) => Boolean(hours?.weekly?.length || hours?.text),
    diets: ({ dietary }) => dietary.length > 0,
  };
  const unlisted = filterKinds.filter((filter) => !places.some(isKnown[filter]));
  return { cuisines: cuisines.map(({ cuisine }) => cuisine), unlisted };
}
