import type { DiscoverPageQuery$variables } from '../../__generated__/DiscoverPageQuery.graphql';
import type { DiscoverState } from '../../device/discoverState';
import { listInteractions } from '../../device/interactions';
import { readLanguage } from '../../device/language';
import { readPosition } from '../../device/position';
import { graphLanguage } from '../../relay/graphLanguage';
import { pageSize } from './useDeckPages';

/** The server takes no more (decision D92). */
const mostSkipped = 200;

/**
 * What the graph is asked for a deck. Of what was skipped, it is told the newest 200 from before this deck was begun, and what is
 * open at that moment comes first, so that the order stays while one swipes.
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
