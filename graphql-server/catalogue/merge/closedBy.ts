import { dayOf, inOrder } from './precedence';
import type { SourcedFacts } from './SourcedFacts';

/**
 * Decides whether the restaurant is permanently closed. If any place is from a guide (an operator's own list), only
 * places from guides count. If no place is from a guide, all places count. Of the places that count, those that were
 * read on the newest day decide. If these places disagree, the restaurant is closed, because a report of the closure is
 * stronger evidence than a listing.
 * @returns the place that states that the restaurant is closed; null if the restaurant is open
 */
export function closedBy(places: readonly SourcedFacts[]): SourcedFacts | null {
  const guides = places.filter(({ kind }) => kind === 'guide');
  const voices = guides.length > 0 ? guides : places;
  const newest = Math.max(...voices.map(dayOf));
  return inOrder(voices).find((place) => dayOf(place) === newest && place.facts.isClosed) ?? null;
}
