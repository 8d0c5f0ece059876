import { dayOf, inOrder } from './precedence';
import type { SourcedFacts } from './SourcedFacts';

/**
 * Decides whether the restaurant is permanently closed. If any place is from a guide (an operator's own list), only
 * places from guides count. If no place is from a guide, all places count. Of the places that count, those whose facts
 * changed on the newest day decide. If two sources disagree, the restaurant is closed, because a report of the closure
 * is stronger evidence than a listing. If one source has a closed and an open entry of that day, the open entry counts,
 * because the source closed only a duplicate.
 * @returns the place that states that the restaurant is closed; null if the restaurant is open
 */
export function closedBy(places: readonly SourcedFacts[]): SourcedFacts | null {
  const guides = places.filter(({ kind }) => kind === 'guide');
  const voices = guides.length > 0 ? guides : places;
  const newest = Math.max(...voices.map(dayOf));
  const deciding = inOrder(voices).filter((place) => dayOf(place) === newest);
  const open = new Set(deciding.filter(({ facts }) => !facts.isClosed).map(({ source }) => source));
  return deciding.find(({ source, facts }) => facts.isClosed && !open.has(source)) ?? null;
}
