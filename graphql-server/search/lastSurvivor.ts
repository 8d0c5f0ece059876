import type { Card } from './index/loadCards';

/** Two hops more than there are: a merge lets everybody point at the last survivor. */
const MOST_HOPS = 3;

/**
 * The restaurant that one (uuid) is by now: itself, or the last of those that it turned out to be. Null where there is
 * none; at once where all of it is known at once.
 */
export function lastSurvivor(
  restaurants: { load(id: string): Card | null | Promise<Card | null> },
  id: string,
  hops = 0,
): Card | null | Promise<Card | null> {
  const follow = (card: Card | null) =>
    card?.mergedIntoId && hops < MOST_HOPS ? lastSurvivor(restaurants, card.mergedIntoId, hops + 1) : card;
  const found = restaurants.load(id);
  return found instanceof Promise ? found.then(follow) : follow(found);
}
