import type { CityIndex } from '../index/CityIndex';
import { conceptNumber } from '../index/conceptNumbers';
import { entriesOf, placeOf, signedWeightOf } from '../index/Postings';
import { vocabulary } from '../vocabulary/Vocabulary';

/**
 * A concept whose weight at a place is below this number (of 127) is only a guess. For example, a beer bar is often
 * open late, but no fact says so about this bar.
 */
const LEAST = 40;

/** Whether the facts of a place mention a concept (even to deny it), or make it likely. */
export function mentionsConcept({ postings }: CityIndex, place: number, concept: string): boolean {
  const number = conceptNumber(concept);
  if (number === undefined) return false;
  return postings.some(({ concepts }) => {
    const entries = entriesOf(concepts, number);
    let low = 0;
    for (let high = entries.length; low < high; ) {
      const middle = (low + high) >> 1;
      if (placeOf(entries[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    const found = entries[low];
    return found !== undefined && placeOf(found) === place && Math.abs(signedWeightOf(found)) >= LEAST;
  });
}

/**
 * The kinds of concepts that facts usually cover. If no fact mentions such a concept, the diner is told. Other kinds
 * are left out, because facts never list all suitable foods, company and moods.
 */
const COVERED_KINDS: ReadonlySet<string> = new Set(['noise', 'seating', 'service', 'price', 'time']);

/** Whether a concept is of a kind that facts usually cover. */
export const isUsuallyCovered = (concept: string): boolean =>
  COVERED_KINDS.has(vocabulary.concepts.get(concept)?.kind ?? '');
