import { diets, type FilterKind, filterKinds } from '../../components/restaurant/filters/filters';
import { type FilteredPlace, isListed } from './passesFilters';
import type { Wishes } from './wishes';

/** A cuisine to choose, with its name in the user's language. */
export interface OfferedCuisine {
  readonly key: string;
  readonly label: string;
}

/** The filters to offer for a deck. */
export interface DeckOffer {
  /** The cuisines of the deck, the most frequent first. */
  readonly cuisines: readonly OfferedCuisine[];
  /** The kinds of filters whose facts are unknown for all restaurants of the deck. */
  readonly unlisted: readonly FilterKind[];
  /** How many restaurants the deck has. */
  readonly total: number;
  /** Returns how many cards would be shown with the filters `wishes`. */
  readonly countWith: (wishes: Wishes) => number;
}

/** The fields of a card that the offer needs. */
export type OfferedPlace = FilteredPlace & { readonly cuisines: readonly OfferedCuisine[] };

/**
 * The filters to offer for these restaurants. Diets among the cuisines are left out, because diets have their own
 * filters. Equally frequent cuisines stay in the order of the deck.
 */
export function deckOffer(places: readonly OfferedPlace[], countWith: DeckOffer['countWith']): DeckOffer {
  const counts = new Map<string, { cuisine: OfferedCuisine; count: number }>();
  for (const { key, label } of places.flatMap(({ cuisines }) => cuisines)) {
    if (diets.some((diet) => diet === key)) continue;
    counts.set(key, { cuisine: { key, label }, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return {
    cuisines: [...counts.values()].sort((a, b) => b.count - a.count).map(({ cuisine }) => cuisine),
    unlisted: filterKinds.filter((kind) => !places.some(isListed[kind])),
    total: places.length,
    countWith,
  };
}
