import type { DietaryOption, PriceRange } from '../../facts/facts';
import type { HoursThen } from './hoursThen';

/** One thing that was asked for and that a place does not say, or says otherwise. */
export type Miss =
  | { kind: 'DIET_UNKNOWN'; diet: DietaryOption }
  | { kind: 'PRICE_UNKNOWN' }
  | { kind: 'PRICE'; price: PriceRange }
  | { kind: 'HOURS_UNKNOWN' }
  | { kind: 'CLOSED'; hours: HoursThen }
  | { kind: 'ELSEWHERE'; kilometres: number | null };
