import type { SearchArea } from './area/SearchArea';
import type { SearchNotice } from './explain/notices';
import type { SearchReason } from './explain/SearchReason';
import type { Card } from './index/loadCards';
import type { Miss } from './index/Miss';
import type { Chip, ShownUnderstanding } from './parse/Understanding';
import type { AreaStatus } from './score/areaStatus';
import type { SearchFacets, SearchRelaxation } from './score/SearchAnswer';
import type { FilteredFact } from './score/unlistedFacts';
import type { ViewerExtras } from './viewerExtras';

/** One result, with the requested extras. */
export interface SearchResult extends ViewerExtras {
  cursor: string;
  restaurant: Card;
  /**
   * The distance in a straight line from the area's center; null when the center or the restaurant has no known
   * position.
   */
  distanceMeters: number | null;
  /** The facts that best match the craving; empty if not requested. */
  reasons: SearchReason[];
  /**
   * At most three wanted concepts (ids) that the restaurant's facts do not mention. Not all kinds of concepts are
   * checked, see unknownsOf. Empty if not requested.
   */
  unknownConcepts: string[];
}

/** A restaurant that is not a result, with the wishes that its facts contradict or do not confirm. */
export interface NearMissResult {
  restaurant: Card;
  distanceMeters: number | null;
  /** The chips of the craving that the restaurant meets. Only some kinds of chips are checked (score/metChips.ts). */
  met: readonly Chip[];
  misses: Miss[];
}

/** One page of the results of a search, with data about the whole search. */
export interface SearchResults {
  totalCount: number;
  /** The area as it was understood, and whether it was found and has restaurants. */
  area: SearchArea & { status: AreaStatus };
  interpretation: ShownUnderstanding;
  /** Empty if not requested. */
  facets: SearchFacets;
  /**
   * Conditions that the diner could drop, in the order of relaxationsOf. Empty if something was found, or if not
   * requested.
   */
  relaxations: SearchRelaxation[];
  results: SearchResult[];
  /** Places that meet all conditions except some typed wishes. They are not results. Empty if not requested. */
  nearMisses: NearMissResult[];
  /** Empty if not requested. */
  notices: SearchNotice[];
  /**
   * The kinds of facts that are unknown for every public place in the area's index. Empty if the index has no public
   * place, or if not requested.
   */
  unlistedFacts: FilteredFact[];
  hasPreviousPage: boolean;
  hasNextPage: boolean;
  /** Seconds since the index and the cards were last known to be up to date; null if they are up to date. */
  age: number | null;
}
