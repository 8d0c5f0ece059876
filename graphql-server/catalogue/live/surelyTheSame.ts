import { isSamePlace } from '../match/isSamePlace';
import type { LookedFor } from './LiveSource';

/** Whether a live source's place is surely the wanted place, by the rules that merge sources. */
export function surelyTheSame(wanted: LookedFor, found: Omit<LookedFor, 'brand' | 'website' | 'cuisine'>): boolean {
  return isSamePlace(
    { ...wanted, source: 'catalogue' },
    { ...found, source: 'live', brand: null, website: null, cuisine: null },
  );
}
