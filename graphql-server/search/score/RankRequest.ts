import type { DietaryOption, Feature, GemType, PriceRange } from '../../facts/facts';
import type { Point } from '../../locations/kilometresBetween';
import type { Box } from '../area/SearchArea';
import type { Understanding } from '../parse/Understanding';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';

/** See bindingHours.ts for what ANY_TIME does. */
export type HoursFilter = 'ANY_TIME' | 'OPEN_NOW' | 'OPEN_24_HOURS';

/** What comes first: the best answer, the closest, the best rated, the cheapest. */
export type SearchSort = 'BEST_MATCH' | 'DISTANCE' | 'RATING' | 'PRICE';

/** At least one of the words of `anyOf` has to be there, and every word of `allOf`. */
export interface AnyAndAll<Word> {
  anyOf?: readonly Word[] | null;
  allOf?: readonly Word[] | null;
}

/**
 * What a diner set beside the words. One value of a list is enough, but every list has to match; what nobody knows matches
 * none (D85).
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
  /** Open at this moment. */
  openAt?: Date | null;
}

/** Everything that decides the order of a city's places. */
export interface RankRequest extends RankFilters {
  understanding: Understanding;
  /** A mood's concepts. */
  mood?: readonly ConceptWeight[] | null;
  /** A member's, by concept; below 0: not to their taste. */
  taste?: readonly ConceptWeight[] | null;
  /** The share of the whole score that the taste makes at most; weights.taste unless told. */
  tasteShare?: number;
  /** Where the diner is: what is close by counts for more. */
  near?: Point | null;
  /** Where the order by distance is measured from: it changes which comes first, and not which places answer. */
  center?: Point | null;
  /** Leaves out what is further from there, in km. */
  within?: number | null;
  /** Leaves out what is outside of it. */
  box?: Box | null;
  sort?: SearchSort | null;
  now: Date;
}
