import artifact, { type DiscoverPageQuery } from '../../__generated__/DiscoverPageQuery.graphql';
import { readCity, readCityChosen } from '../../device/city';
import { readDiscoverState } from '../../device/discoverState';
import { cacheTimes } from '../../relay/cacheTimes';
import { loadWithMaxAge } from '../../relay/loadWithMaxAge';
import type { PageRequest } from '../page';
import { deckIn } from './deckSteps';
import { deckVariables } from './deckVariables';

/**
 * The user's state in Discover, and the deck for this state. Both are null when the user has not chosen a city and no
 * valid state is stored. In that case the page shows a button that begins a deck.
 */
export function loadDiscoverPage({ environment }: PageRequest) {
  const stored = readDiscoverState();
  if (!stored && !readCityChosen()) return { state: null, deck: null };
  const state = deckIn(readCity(), stored);
  const deck = loadWithMaxAge<DiscoverPageQuery>(environment, artifact, deckVariables(state), cacheTimes.discover);
  return { state, deck };
}
