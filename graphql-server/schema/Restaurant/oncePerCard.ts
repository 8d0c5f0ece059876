import type { Card } from '../../search/index/loadCards';

/**
 * What is worked out of a card alone (and of what never changes while the server runs) is worked out once: a card that
 * changes is another card.
 */
export function oncePerCard<Rest extends unknown[], Value extends object | null>(
  make: (card: Card, ...rest: Rest) => Value,
): (card: Card, ...rest: Rest) => Value {
  const known = new WeakMap<Card, { value: Value }>();
  return (card, ...rest) => {
    let kept = known.get(card);
    if (!kept) {
      kept = { value: make(card, ...rest) };
      known.set(card, kept);
    }
    return kept.value;
  };
}
