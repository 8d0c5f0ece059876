import { useActiveFilters } from '../../components/restaurant/filters/useActiveFilters';
import type { OfferedCuisine } from './deckOffer';
import { toggleCuisine, type Wishes } from './wishes';

/** A wish that is on: its name, and all wishes `without` it. */
export type ActiveWish = { name: string; without: Wishes };

/** The wishes that are on, each as one item. Until a cuisine's name has loaded, its key is the name. */
export function useActiveWishes(wishes: Wishes, offered: readonly OfferedCuisine[]): ActiveWish[] {
  const filters = useActiveFilters(wishes);
  return [
    ...wishes.cuisines.map((key) => ({
      name: offered.find((cuisine) => cuisine.key === key)?.label ?? key.replaceAll('-', ' '),
      without: toggleCuisine(wishes, key),
    })),
    ...filters.map(({ name, without }) => ({ name, without: { ...wishes, ...without } })),
  ];
}
