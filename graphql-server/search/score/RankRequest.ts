import type { DietaryOption, Feature, GemType, PriceRange } from '../../facts/facts';
import type { Point } from '../../locations/kilometresBetween';
import type { Box } from '../area/SearchArea';
import type { Around } from '../area/SearchPlace';
import type { Understanding } from '../parse/Understanding';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';

/** A filter for opening hours. A list of these values restricts nothing if it has ANY_TIME (see bindingHours.ts). */
export type HoursFilter = 'ANY_TIME' | 'OPEN_NOW' | 'OPEN_24_HOURS';

/** Which place comes first: the best match, the closest, the best rated or the cheapest. */
export type SearchSort = 'BEST_MATCH' | 'DISTANCE' | 'RATING' | 'PRICE';

/** A place must match at least one word of `anyOf` and every word of `allOf`. An empty list restricts nothing. */
export interface AnyAndAll<Word> {
  anyOf?: readonly Word[] | null;
  allOf?: readonly Word[] | null;
}

/**
 * The filters that a diner set in addition to the craving. A place must match every list that has values. A place
 * matches a list if it has one of the values; only `allOf` requires all values. An unknown fact matches no list.
 */
export interface RankFilters {
  priceRanges?: readonly PriceRange[] | null;
  dietary?: AnyAndAll<DietaryOption> | null;
  features?: AnyAndAll<Feature> | null;
  /** Keys, see facts/cuisines.ts. */
  cuisines?: readonly string[] | null;
  /** Names; capitals and accents make no difference. */
  neighborhoods?: readonly string[] | null;
  gemTypes?: readonly GemType[] | null;
  hours?: AnyAndAll<HoursFilter> | null;
  /** The place must be open at the given moment. */
  openAt?: Date | null;
}

/** Everything that decides which places of a city are results, and in which order. */
export interface RankRequest extends RankFilters {
  understanding: Understanding;
  /** The concepts of the chosen mood. */
  mood?: readonly ConceptWeight[] | null;
  /** The member's taste by concept; a weight below 0 means dislike. */
  taste?: readonly ConceptWeight[] | null;
  /** The share of the taste in the score, 0 to 1; weights.taste if absent. */
  tasteShare?: number;
  /** Where the diner is: close places get a higher score. */
  near?: Point | null;
  /** When results are sorted by distance, the distance is measured from this point. The point excludes no result. */
  center?: Point | null;
  /** The circle of the searched city: places in its outer half get lower scores (pushDownOutlying.ts). */
  cityCircle?: Around | null;
  /** The maximum distance of a place from `near`, in km. */
  maxKilometres?: number | null;
  /** Places outside this box are left out. */
  box?: Box | null;
  sort?: SearchSort | null;
  /** Places known to be closed at this time and for some hours afterwards get lower scores (pushDownClosed.ts). */
  closedAt?: Date;
  now: Date;
}
