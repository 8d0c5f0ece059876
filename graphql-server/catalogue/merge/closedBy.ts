import { dayOf, inOrder } from './precedence';
import type { SourcedFacts } from './SourcedFacts';

/**
 * Decides whether the restaurant is permanently closed. If there is a guide (an operator's own list), only guides
 * count. Otherwise all sources count. Among these, the sources of the newest day decide. If these sources disagree, the
 * restaurant is closed, because a report of the closure is stronger evidence than a listing.
 * @returns the source that states that the restaurant is closed; null if it is open
 */
export function closedBy(places: readonly SourcedFacts[]): SourcedFacts | null {
  const guides = places.filter(({ kind }) => kind === 'guide');
  const voices = guides.length > 0 ? guides : places;
  const newest = Math.max(...voices.map(dayOf));
  return inOrder(voices).find((place) => dayOf(place) === newest && place.facts.isClosed) ?? null;
}
