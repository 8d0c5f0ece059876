import type { CityIndex } from '../index/CityIndex';
import { conceptNumber } from '../index/conceptNumbers';
import { entriesOf, placeOf } from '../index/Postings';
import type { Understanding } from '../parse/Understanding';
import { vocabulary } from '../vocabulary/Vocabulary';

const MOST = 3;
/** Kinds that facts usually tell fully, so that their silence is worth saying; food, company and moods they never do. */
const TOLD: ReadonlySet<string> = new Set(['noise', 'seating', 'service', 'price', 'time']);

/** Seats, noise, service, prices and times that were asked for, and a place's facts say nothing of; at most three. */
export function unknownsOf(index: CityIndex, place: number, { chips }: Understanding): string[] {
  const unknown: string[] = [];
  for (const { kind, concept } of chips) {
    if (kind !== 'WANTED' || !concept || unknown.includes(concept)) continue;
    if (!TOLD.has(vocabulary.concepts.get(concept)?.kind ?? '')) continue;
    if (!tells(index, place, concept)) unknown.push(concept);
    if (unknown.length === MOST) break;
  }
  return unknown;
}

function tells({ postings }: CityIndex, place: number, concept: string): boolean {
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
    return found !== undefined && placeOf(found) === place;
  });
}
