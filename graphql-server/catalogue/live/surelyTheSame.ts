import { isSamePlace } from '../match/isSamePlace';
import type { LookedFor } from './LiveSource';

/** Whether a place from a live source is surely the wanted place. It uses the same rules as the merging of sources. */
export function surelyTheSame(wanted: LookedFor, found: Omit<LookedFor, 'brand' | 'website' | 'cuisine'>): boolean {
  return isSamePlace(
    { ...wanted, source: 'catalogue' },
    { ...found, source: 'live', brand: null, website: null, cuisine: null },
  );
}
