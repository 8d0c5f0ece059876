import type { CityIndex } from '../index/CityIndex';
import type { Understanding } from '../parse/Understanding';
import { vocabulary } from '../vocabulary/Vocabulary';
import { mentionsConcept } from './mentionsConcept';

const MOST = 3;
/**
 * Kinds of concepts that facts usually cover, so a missing one is worth a remark. Facts never list all food, company
 * and moods.
 */
const TOLD: ReadonlySet<string> = new Set(['noise', 'seating', 'service', 'price', 'time']);

/** Wanted seats, noise, service, prices and times that a place's facts do not mention; at most three. */
export function unknownsOf(index: CityIndex, place: number, { chips }: Understanding): string[] {
  const unknown: string[] = [];
  for (const { kind, concept } of chips) {
    if (kind !== 'WANTED' || !concept || unknown.includes(concept)) continue;
    if (!TOLD.has(vocabulary.concepts.get(concept)?.kind ?? '')) continue;
    if (!mentionsConcept(index, place, concept)) unknown.push(concept);
    if (unknown.length === MOST) break;
  }
  return unknown;
}
