import { diets } from '../../components/restaurant/filters/filters';
import type { FilteredPlace } from './passesFilters';

/** Kitchens to choose among at most. */
const mostCuisines = 10;

/** A cuisine to choose, with its name in the reader's language. */
export interface OfferedCuisine {
  readonly key: string;
  readonly label: string;
}

/** Filters of which nothing is known in a deck. */
export type Unlisted = 'price' | 'hours' | 'diets';

/** What a deck can be filtered by. */
export interface DeckOffer {
  /** The cuisines that most of its places have, the most frequent first. */
  readonly cuisines: readonly OfferedCuisine[];
  readonly unlisted: readonly Unlisted[];
}

/** A card as far as the offer depends on it. */
export type OfferedPlace = FilteredPlace & { readonly cuisines: readonly OfferedCuisine[] };

/** What the places of a deck can be filtered by. Diets that stand among the cuisines are filters of their own. */
export function deckOffer(places: readonly OfferedPlace[]): DeckOffer {
  const counts = new Map<string, { cuisine: OfferedCuisine; count: number }>();
  for (const cuisine of places.flatMap(({ cuisines }) => cuisines)) {
    if (diets.some((diet) => diet === cuisine.key)) continue;
    const known = counts.get(cuisine.key) ?? { cuisine, count: 0 };
    counts.set(cuisine.key, { ...known, count: known.count + 1 });
  }
  const cuisines = [...counts.values()].sort((a, b) => b.count - a.count).slice(0, mostCuisines);
  const isKnown: Record<Unlisted, (place: OfferedPlace) => boolean> = {
    price: ({ priceRange }) => Boolean(priceRange),
    hours: ({ hours }) => Boolean(hours?.weekly?.length || hours?.text),
    diets: ({ dietary }) => dietary.length > 0,
  };
  const unlisted = (['price', 'hours', 'diets'] as const).filter((filter) => !places.some(isKnown[filter]));
  return { cuisines: cuisines.map(({ cuisine }) => cuisine), unlisted };
}
