import type { Card } from '../../search/index/loadCards';

/**
 * Returns a function that calls `make` once for each card (the data of one restaurant) and then returns the cached
 * value. The value may depend only on the card and on data that never changes while the server runs. A changed
 * restaurant has a new card.
 */
export function oncePerCard<Rest extends unknown[], Value extends object | null>(
  make: (card: Card, ...rest: Rest) => Value,
): (card: Card, ...rest: Rest) => Value {
  const known = new WeakMap<Card, { value: Value }>();
  return (card, ...rest) => {
    let cached = known.get(card);
    if (!cached) {
      cached = { value: make(card, ...rest) };
      known.set(card, cached);
    }
    return cached.value;
  };
}
