import type { CityIndex } from '../index/CityIndex';
import { conceptNumber } from '../index/conceptNumbers';
import { entriesOf, placeOf, signedWeightOf } from '../index/Postings';
import { vocabulary } from '../vocabulary/Vocabulary';

/**
 * A concept whose weight at a place is below this number (the maximum is 127) is only a guess. For example, the cuisine
 * "Beer Bar" suggests the concept "late-night", because beer bars are often open late. Hot dogs suggest "cheap" with
 * the weight 44. "Lunch" is more than a guess if the opening hours of a place include lunch: its weight is 51.
 */
const LEAST = 51;

/** Whether the facts of a place mention a concept (even if they deny it), or make the concept likely. */
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
 * The kinds of concepts that facts usually cover. If the diner wants such a concept and no fact mentions it, Fuud tells
 * the diner. Other kinds are not in this list, because facts never list every food, every mood and every kind
 * of company (such as families) that suits a place.
 */
const COVERED_KINDS: ReadonlySet<string> = new Set(['noise', 'seating', 'service', 'price', 'time']);

/** Whether a concept is of a kind that facts usually cover. */
export const isUsuallyCovered = (concept: string): boolean =>
  COVERED_KINDS.has(vocabulary.concepts.get(concept)?.kind ?? '');
