import type { DiscoverState } from '../../device/discoverState';
import { noWishes } from './wishes';

/** The state of a new deck in a city: at the first card, without filters. */
export function beginDeck(location: string, refreshKey = 0): DiscoverState {
  return {
    currentIndex: 0,
    refreshKey,
    location,
    isNear: false,
    begun: Date.now(),
    currentId: null,
    filters: noWishes,
  };
}

/**
 * Returns the state `stored` if it is for this city, or else the state of a new deck in this city. The new deck has the
 * filters of `stored`, but it is for the whole city, not for places near the diner (`isNear`).
 */
export function deckIn(city: string, stored: DiscoverState | null): DiscoverState {
  if (!stored) return beginDeck(city);
  return stored.location === city ? stored : nextDeck({ ...stored, location: city, isNear: false });
}

/** The state of a new deck with another selection of restaurants. The city, `isNear` and the filters stay. */
export function nextDeck({ location, refreshKey, isNear, filters }: DiscoverState): DiscoverState {
  return { ...beginDeck(location, refreshKey + 1), isNear, filters };
}
