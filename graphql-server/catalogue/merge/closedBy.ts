import { dayOf, inOrder } from './precedence';
import type { SourcedFacts } from './SourcedFacts';

/**
 * Whether the restaurant closed for good. An operator's own guide decides first. Among all other sources, the newest
 * source counts. If sources are from the same day, "closed" counts, because a report of the end says more than a
 * listing.
 * @returns the source that says that the restaurant closed; null if it is open.
 */
export function closedBy(places: readonly SourcedFacts[]): SourcedFacts | null {
  const guides = places.filter(({ kind }) => kind === 'guide');
  const voices = guides.length > 0 ? guides : places;
  const newest = Math.max(...voices.map(dayOf));
  return inOrder(voices).find((place) => dayOf(place) === newest && place.facts.isClosed) ?? null;
}
