import type { CityIndex } from '../index/CityIndex';
import type { Understanding } from '../parse/Understanding';
import { isUsuallyCovered, mentionsConcept } from './mentionsConcept';

const MOST = 3;
/** Returns the wanted seats, noise, service, prices and times that a place's facts do not mention, at most three. */
export function unknownsOf(index: CityIndex, place: number, { chips }: Understanding): string[] {
  const unknown: string[] = [];
  for (const { kind, concept } of chips) {
    if (kind !== 'WANTED' || !concept || unknown.includes(concept)) continue;
    if (!isUsuallyCovered(concept)) continue;
    if (!mentionsConcept(index, place, concept)) unknown.push(concept);
    if (unknown.length === MOST) break;
  }
  return unknown;
}
