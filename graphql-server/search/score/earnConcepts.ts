import type { CityIndex } from '../index/CityIndex';
import { conceptNumber } from '../index/conceptNumbers';
import { placeOf, signedWeightOf } from '../index/Postings';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';

/** What each place earned by concepts, by its number, and the most of a listed place. Its unit is this list's own. */
export interface Earned {
  points: Int32Array;
  most: number;
}

/** What stands for wholly, see Postings. */
const MOST_STRONG = 127;
/** Sums of points take the lower bits; above them is counted how many concepts a place is strong in. */
const POINT_BITS = 24;
const HALF = 1 << (POINT_BITS - 1);
const MOST_COUNTED = 100;

/**
 * Adds up the weights of concepts at each place times their weights in the craving. One addition does both, the sum and
 * the evidence: half of the time of a search is spent here.
 * @param evidence is set to 1 where one concept is strong enough
 * @param fair from which product of weights a concept makes a place an answer; null: none does
 */
export function earnConcepts(
  { postings, columns: { size, alive } }: CityIndex,
  concepts: readonly ConceptWeight[],
  { points }: Earned,
  evidence: Uint8Array,
  fair: number | null,
): Earned {
  const whole = concepts.reduce((sum, { weight }) => sum + Math.abs(weight), 0);
  if (whole === 0) return { points, most: 0 }; // whoever reads the points multiplies them by nothing
  points.fill(0, 0, size);
  const scale = (HALF - 2 * concepts.length * MOST_STRONG) / (whole * MOST_STRONG);
  let counted = 0;
  for (const { concept, weight } of concepts) {
    const number = conceptNumber(concept);
    if (number === undefined) continue;
    const step = Math.round(weight * scale);
    const enough = fair !== null && weight > 0 ? Math.ceil((fair * MOST_STRONG) / weight) : Number.POSITIVE_INFINITY;
    const tooLittle = enough <= MOST_STRONG && counted < MOST_COUNTED ? enough - 1 : MOST_STRONG;
    if (tooLittle < MOST_STRONG) counted++;
    for (const { concepts: lists } of postings) {
      const { start, entries } = lists;
      for (let i = start[number] as number, end = start[number + 1] as number; i < end; i++) {
        const entry = entries[i] as number;
        const to = placeOf(entry);
        const strong = signedWeightOf(entry);
        const isStrong = (tooLittle - strong) >>> 31; // the sign
        points[to] = ((points[to] as number) + Math.imul(step, strong) + (isStrong << POINT_BITS)) | 0;
      }
    }
  }
  let most = 0;
  for (let place = 0; place < size; place++) {
    const both = points[place] as number;
    const count = (both + HALF) >> POINT_BITS;
    const sum = Math.imul(both - (count << POINT_BITS), alive[place] as number);
    points[place] = sum;
    (evidence[place] as number) |= -count >>> 31;
    if (sum > most) most = sum;
  }
  return { points, most };
}
