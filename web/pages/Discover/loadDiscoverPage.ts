import artifact, { type DiscoverPageQuery } from '../../__generated__/DiscoverPageQuery.graphql';
import { readCity, readCityChosen } from '../../device/city';
import { readDiscoverState } from '../../device/discoverState';
import { cacheTimes } from '../../relay/cacheTimes';
import { loadAgeing } from '../../relay/loadAgeing';
import type { PageRequest } from '../page';
import { deckIn } from './deckSteps';
import { deckVariables } from './deckVariables';

/**
 * The diner's state in Discover, and the deck for it. `state` and `deck` are null when the diner has neither chosen a
 * city nor begun a deck; a press starts it then.
 */
export function loadDiscoverPage({ environment }: PageRequest) {
  const stored = readDiscoverState();
  if (!stored && !readCityChosen()) return { state: null, deck: null };
  const state = deckIn(readCity(), stored);
  const deck = loadAgeing<DiscoverPageQuery>(environment, artifact, deckVariables(state), cacheTimes.discover);
  return { state, deck };
}
