import type { CityIndex } from '../index/CityIndex';
import type { Understanding } from '../parse/Understanding';
import { vocabulary } from '../vocabulary/Vocabulary';
import { havingFood } from './havingFood';
import type { NearMiss } from './nearMisses';
import type { Ranking } from './Ranking';

/** A cuisine or dish of the craving that no result has, but a closed place has. */
export interface NoneOpen {
  concept: string;
  /** The diner's words for the concept. */
  text: string;
  /**
   * The place with this food that opens first after the requested time, on the same day. It must be a near miss that
   * fulfills all conditions of the search except the time. `minute` counts from midnight. Null if none of these places
   * opens later that day.
   */
  first: { id: string; minute: number } | null;
}

/**
 * Returns the first cuisine or dish of the craving, if four things are true: the craving requests a time, there are
 * results, no result has this food, and a place with this food is a near miss only because it is closed at that time.
 * Example: "open now thai" while only places with other cuisines are open. Otherwise returns null.
 */
export function noneOpen(
  index: CityIndex,
  { chips, filters }: Understanding,
  { count, places }: Ranking,
  near: readonly NearMiss[],
): NoneOpen | null {
  const wanted = chips.find(({ kind, concept }) => kind === 'WANTED' && concept !== null && isFood(concept));
  if (!filters.openAt || count === 0 || !wanted?.concept) return null;
  const has = havingFood(index, wanted.concept);
  if (places.subarray(0, count).some(has)) return null;
  const closed = near.flatMap(({ place, id, misses: [miss, ...others] }) =>
    has(place) && miss?.kind === 'CLOSED' && others.length === 0 ? [{ id, minute: miss.hours.opens }] : [],
  );
  if (closed.length === 0) return null;
  const opening = closed.flatMap(({ id, minute }) => (minute === null ? [] : [{ id, minute }]));
  const [first = null] = opening.sort((a, b) => a.minute - b.minute);
  return { concept: wanted.concept, text: wanted.text, first };
}

function isFood(concept: string): boolean {
  const kind = vocabulary.concepts.get(concept)?.kind;
  return kind === 'cuisine' || kind === 'dish';
}
