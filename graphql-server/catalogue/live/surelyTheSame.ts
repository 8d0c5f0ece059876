import { isSamePlace } from '../match/isSamePlace';
import type { LookedFor } from './LiveSource';

/** Whether a place from a live source is the wanted place. isSamePlace decides, as in an import. */
export function surelyTheSame(wanted: LookedFor, found: Omit<LookedFor, 'brand' | 'website' | 'cuisine'>): boolean {
  return isSamePlace(
    { ...wanted, source: 'catalogue' },
    { ...found, source: 'live', brand: null, website: null, cuisine: null },
  );
}
