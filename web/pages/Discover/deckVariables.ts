import type { DiscoverPageQuery$variables } from '../../__generated__/DiscoverPageQuery.graphql';
import type { DiscoverState } from '../../device/discoverState';
import { listInteractions } from '../../device/interactions';
import { readLanguage } from '../../device/language';
import { readPosition } from '../../device/position';
import { graphLanguage } from '../../relay/graphLanguage';
import { pageSize } from './useDeckPages';

/** The server accepts at most this many ids of skipped restaurants. */
const mostSkipped = 200;

/**
 * The variables of a deck's query. They contain the newest 200 skips from before this deck began. The server prefers
 * restaurants that are open at the moment `at` or an hour later. `at` is always the moment when the deck began, so the
 * order does not change while the diner swipes.
 */
export function deckVariables({ location, refreshKey, begun, isNear }: DiscoverState): DiscoverPageQuery$variables {
  const skipped = listInteractions().filter(({ action, timestamp }) => action === 'skipped' && timestamp < begun);
  const position = isNear ? readPosition() : null;
  return {
    area: position ? { point: position } : { city: location },
    round: refreshKey,
    skippedIds: skipped.slice(-mostSkipped).map(({ restaurantId }) => restaurantId),
    at: new Date(begun).toISOString(),
    first: pageSize,
    language: graphLanguage(readLanguage()),
  };
}
