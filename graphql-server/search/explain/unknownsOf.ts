import type { CityIndex } from '../index/CityIndex';
import type { Chip, Understanding } from '../parse/Understanding';
import { vocabulary } from '../vocabulary/Vocabulary';
import { isUsuallyCovered, mentionsConcept } from './mentionsConcept';

const MOST = 3;
const QUIET = 'quiet';
const isNoise = (concept: string) => vocabulary.concepts.get(concept)?.kind === 'noise';

/**
 * Returns the wanted concepts of seating, noise, service, price and time that a place's facts do not mention, at most
 * three. A diner who wants no noise wants a quiet place. For such a diner, "quiet" is returned if the facts mention
 * neither the unwanted noise nor its opposites.
 */
export function unknownsOf(index: CityIndex, place: number, { chips }: Understanding): string[] {
  const unknown = new Set<string>();
  for (const { kind, concept } of chips) {
    if (!concept) continue;
    const opposites = kind === 'UNWANTED' ? (vocabulary.concepts.get(concept)?.opposes ?? []) : [];
    const wish = wishOf(kind, concept);
    if (!wish || !isUsuallyCovered(wish)) continue;
    if (![concept, ...opposites].some((each) => mentionsConcept(index, place, each))) unknown.add(wish);
    if (unknown.size === MOST) break;
  }
  return [...unknown];
}

/** The concept for which the diner wishes: a wanted concept, or "quiet" if the diner wants no noise. Null otherwise. */
export function wishOf(kind: Chip['kind'], concept: string): string | null {
  if (kind === 'WANTED') return concept;
  const isNoNoise = kind === 'UNWANTED' && isNoise(concept);
  return isNoNoise && vocabulary.concepts.get(concept)?.opposes?.includes(QUIET) ? QUIET : null;
}
