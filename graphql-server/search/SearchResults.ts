import type { SearchArea } from './area/SearchArea';
import type { SearchNotice } from './explain/notices';
import type { SearchReason } from './explain/SearchReason';
import type { Card } from './index/loadCards';
import type { Miss } from './index/Miss';
import type { Understanding } from './parse/Understanding';
import type { AreaStatus } from './score/areaStatus';
import type { SearchFacets, SearchRelaxation } from './score/SearchAnswer';
import type { ViewerExtras } from './viewerExtras';

/** One result, with what was asked for beside it. */
export interface SearchResult extends ViewerExtras {
  cursor: string;
  restaurant: Card;
  /** From the area's center, in a straight line; null where nobody knows where either is. */
  distanceMeters: number | null;
  /** Which facts answer the craving; empty unless asked for. */
  reasons: SearchReason[];
  /** Ids of concepts that were asked for and that nobody knows of this restaurant; empty unless asked for. */
  unknowns: string[];
}

/** A restaurant that is no result, and what it does not say or says otherwise. */
export interface NearMissResult {
  restaurant: Card;
  distanceMeters: number | null;
  misses: Miss[];
}

/** One page of the answer. */
export interface SearchResults {
  totalCount: number;
  /** The area as it was understood, and what came of it. */
  area: SearchArea & { status: AreaStatus };
  interpretation: Pick<Understanding, 'text' | 'isCut' | 'corrections' | 'chips'>;
  /** Empty unless asked for. */
  facets: SearchFacets;
  /** What to give up, what brings most first; empty when something was found, and when not asked for. */
  relaxations: SearchRelaxation[];
  results: SearchResult[];
  /** Places that would answer if they said what was typed as a wish, the closest first; uncounted. Empty unless asked for. */
  nearMisses: NearMissResult[];
  /** Empty unless asked for. */
  notices: SearchNotice[];
  hasPreviousPage: boolean;
  hasNextPage: boolean;
  /** Seconds since all of it was last known to be up to date; null while it is. */
  age: number | null;
}
