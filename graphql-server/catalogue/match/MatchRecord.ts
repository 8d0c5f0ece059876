import type { RestaurantFacts } from '../../facts/RestaurantFacts';

/** What the matcher compares: the source of the facts, and the facts' own fields. */
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
  /** e.g. "stl-food-facilities" */
  source: string;
}
