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
  /** Which facts answer the craving; empty if not requested. */
  reasons: SearchReason[];
  /** Ids of wanted concepts that this restaurant's facts do not mention; empty if not requested. */
  unknownConcepts: string[];
}

/** A restaurant that is not a result, with the wishes that its facts contradict or do not confirm. */
export interface NearMissResult {
  restaurant: Card;
  distanceMeters: number | null;
  /** The understood parts of the craving that the restaurant fulfills. */
  met: readonly Chip[];
  misses: Miss[];
}

/** One page of the answer. */
export interface SearchResults {
  totalCount: number;
  /** The area as it was understood, and whether it was found and has restaurants. */
  area: SearchArea & { status: AreaStatus };
  interpretation: ShownUnderstanding;
  /** Empty if not requested. */
  facets: SearchFacets;
  /**
   * Conditions that the diner could drop. Conditions whose removal brings more results come first. Empty if something
   * was found, or if not requested.
   */
  relaxations: SearchRelaxation[];
  results: SearchResult[];
  /** Places that only typed wishes exclude, best match first; not counted in totalCount. Empty if not requested. */
  nearMisses: NearMissResult[];
  /** Empty if not requested. */
  notices: SearchNotice[];
  /** The kinds of facts that no place of the area lists; empty if not requested. */
  unlistedFacts: FilteredFact[];
  hasPreviousPage: boolean;
  hasNextPage: boolean;
  /** Seconds since this answer was last known to be up to date; null while it is up to date. */
  age: number | null;
}
