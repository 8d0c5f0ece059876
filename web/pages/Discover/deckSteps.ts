import type { DiscoverState } from '../../device/discoverState';
import { noWishes } from './wishes';

/** Where a diner begins in a city: at the first card, with nothing filtered. */
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

/** The state in this city: where it was kept for another one, a deck is begun anew (restaurants.md, section 4). */
export function deckIn(city: string, kept: DiscoverState | null): DiscoverState {
  if (!kept) return beginDeck(city);
  return kept.location === city ? kept : nextDeck({ ...kept, location: city, isNear: false });
}

/** Another selection, from its first card on; the filters stay. */
export function nextDeck({ location, refreshKey, isNear, filters }: DiscoverState): DiscoverState {
  return { ...beginDeck(location, refreshKey + 1), isNear, filters };
}
