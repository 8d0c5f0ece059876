import { dayOf, inOrder } from './precedence';
import type { SourcedFacts } from './SourcedFacts';

/**
 * Whether the restaurant closed for good. An operator's own guide wins either way. Among all others the newest word
 * counts; of one day's words "closed" does, because to list a place says less than to report its end.
 * @returns who says that it closed; null where it is open.
 */
export function closedBy(places: readonly SourcedFacts[]): SourcedFacts | null {
  const guides = places.filter(({ kind }) => kind === 'guide');
  const voices = guides.length > 0 ? guides : places;
  const newest = Math.max(...voices.map(dayOf));
  return inOrder(voices).find((place) => dayOf(place) === newest && place.facts.isClosed) ?? null;
}
