import type { CityIndex } from '../index/CityIndex';
import { conceptNumber } from '../index/conceptNumbers';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { addPoints, COUNT_NONE, FULL_WEIGHT, finishPoints, MAX_COUNTED, pointScale, weightBelow } from './kernels';

/**
 * The points of each place (by its number) for a list of concepts. The points of two lists cannot be compared: each
 * list has its own unit.
 */
export interface Earned {
  points: Int32Array;
  /** The highest points of a place. */
  most: number;
  /** The points of a place that has only the concept with the greatest weight in the list, and has it with weight 1. */
  oneConcept: number;
}

/**
 * Computes the points of each place: the sum of each concept's weight at the place times its weight in `concepts`.
 * @param evidence is set to 1 for places where at least one concept is strong enough
 * @param enough a concept is strong enough if its weight in `concepts` is above 0, and if this weight times its weight
 * at the place is at least `enough`. Only the first MAX_COUNTED concepts that can be strong enough count. With null, no
 * concept counts as strong enough.
 */
export function earnConcepts(
  { postings, columns: { size, isCurrent } }: CityIndex,
  concepts: readonly ConceptWeight[],
  { points }: Earned,
  evidence: Uint8Array,
  enough: number | null,
): Earned {
  const total = concepts.reduce((sum, { weight }) => sum + Math.abs(weight), 0);
  if (total === 0) return { points, most: 0, oneConcept: 0 }; // `points` has old values, but they are ignored when `most` is 0
  points.fill(0, 0, size);
  const scale = pointScale(total, concepts.length);
  let counted = 0;
  for (const { concept, weight } of concepts) {
    const number = conceptNumber(concept);
    if (number === undefined) continue;
    const mayCount = enough !== null && weight > 0 && counted < MAX_COUNTED;
    const limit = mayCount ? weightBelow(enough, weight) : COUNT_NONE;
    if (limit < COUNT_NONE) counted++;
    for (const lists of postings) addPoints(points, lists.concepts, number, Math.round(weight * scale), limit);
  }
  const greatest = concepts.reduce((most, { weight }) => Math.max(most, weight), 0);
  return {
    points,
    most: finishPoints(points, isCurrent, evidence, size),
    oneConcept: Math.round(greatest * scale) * FULL_WEIGHT,
  };
}
