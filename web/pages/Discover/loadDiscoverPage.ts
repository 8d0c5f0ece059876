import artifact, { type DiscoverPageQuery } from '../../__generated__/DiscoverPageQuery.graphql';
import { readCity, readCityChosen } from '../../device/city';
import { readDiscoverState } from '../../device/discoverState';
import { cacheTimes } from '../../relay/cacheTimes';
import { loadAgeing } from '../../relay/loadAgeing';
import type { PageRequest } from '../page';
import { deckIn } from './deckSteps';
import { deckVariables } from './deckVariables';

/**
 * Where the diner is in Discover, and the deck for it. A diner who has neither chosen a city nor begun a deck begins by a
 * press (decision D17): `state` and `deck` are null.
 */
export function loadDiscoverPage({ environment }: PageRequest) {
  const kept = readDiscoverState();
  if (!kept && !readCityChosen()) return { state: null, deck: null };
  const state = deckIn(readCity(), kept);
  const deck = loadAgeing<DiscoverPageQuery>(environment, artifact, deckVariables(state), cacheTimes.discover);
  return { state, deck };
}
