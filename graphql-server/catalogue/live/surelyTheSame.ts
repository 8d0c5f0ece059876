import { isSamePlace } from '../match/isSamePlace';
import type { LookedFor } from './LiveSource';

/** Whether a place as a live source describes it is the one that was looked for: what merging sources asks too. */
export function surelyTheSame(wanted: LookedFor, found: Omit<LookedFor, 'brand' | 'website' | 'cuisine'>): boolean {
  return isSamePlace(
    { ...wanted, source: 'catalogue' },
    { ...found, source: 'live', brand: null, website: null, cuisine: null },
  );
}
