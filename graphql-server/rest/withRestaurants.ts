import type { Deps } from '../context/context';
import type { ListPage } from '../lists/listPage';
import type { List, Listed } from '../lists/readList';
import type { Card } from '../search/index/loadCards';
import type { Slice } from './answerList';

/** An item of a list, with the current restaurant. `restaurant` is null if the catalogue does not have it. */
export interface Shown<Entry> extends Listed<Entry> {
  restaurant: Card | null;
}

/**
 * Returns a function that reads a slice of a list with the restaurants of its entries. Restaurants that are in memory
 * need no query. One SQL statement reads all other restaurants.
 */
export function withRestaurants<Entry extends { restaurantId: string }>(
  { cities }: Pick<Deps, 'cities'>,
  read: (page: ListPage) => Promise<List<Entry>>,
): (page: ListPage) => Promise<Slice<Shown<Entry>>> {
  return async (page) => {
    const { items, ...list } = await read(page);
    const cards = await cities.allCardsOf(items.map(({ entry }) => entry.restaurantId));
    return {
      ...list,
      items: items.map((item) => ({ ...item, restaurant: cards.get(item.entry.restaurantId) ?? null })),
    };
  };
}
