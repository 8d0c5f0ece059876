import type { DietaryOption, PriceRange } from '../../facts/facts';
import type { ClosedReason } from './closedReasonAt';

/** One wish that the facts of a place contradict or do not confirm. */
export type Miss =
  /** `foods`: the concepts of the named foods. The facts of the place show none of these foods. */
  | { kind: 'FOOD_UNKNOWN'; foods: readonly string[] }
  | { kind: 'DIET_UNKNOWN'; diet: DietaryOption }
  | { kind: 'PRICE_UNKNOWN' }
  | { kind: 'PRICE'; price: PriceRange }
  | { kind: 'HOURS_UNKNOWN' }
  /**
   * `asked`: 'now', 'always' (24 hours a day), or, if the diner typed one time in digits ("3am"), this time in minutes
   * after midnight. Otherwise null. For 'always', both values of `hours` are null.
   */
  | { kind: 'CLOSED'; hours: ClosedReason; asked: 'now' | 'always' | number | null }
  /** `kilometres` is null for a place that is only known to be on another street or in another neighborhood. */
  | { kind: 'ELSEWHERE'; kilometres: number | null }
  | { kind: 'LOCATION_UNKNOWN' };
