import { useActiveFilters } from '../../components/restaurant/filters/useActiveFilters';
import type { OfferedCuisine } from './deckOffer';
import { toggleCuisine, type Wishes } from './wishes';

/** An active wish. `name`: its text in the user's language. `without`: all other wishes. */
export type ActiveWish = { name: string; without: Wishes };

/** The active wishes, one by one. A cuisine that is not in `offered` is named by its key, with spaces for hyphens. */
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
