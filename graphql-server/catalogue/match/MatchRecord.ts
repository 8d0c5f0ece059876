import type { RestaurantFacts } from '../../facts/RestaurantFacts';

/** A place as the matcher compares it: the source of the facts, and the facts that matter for the comparison. */
export interface MatchRecord
  extends Pick<
    RestaurantFacts,
    | 'name'
    | 'brand'
    | 'address'
    | 'city'
    | 'state'
    | 'postalCode'
    | 'phone'
    | 'latitude'
    | 'longitude'
    | 'website'
    | 'cuisine'
  > {
  /** The key of the source, for example "stl-food-facilities". */
  source: string;
}
