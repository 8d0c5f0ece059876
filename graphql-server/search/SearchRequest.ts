import type { CallBudget } from '../outbound/CallBudget';
import type { AreaRequest } from './area/SearchArea';
import type { MoodKey } from './moods/moods';
import type { PageRequest } from './score/page';
import type { RankFilters, SearchSort } from './score/RankRequest';
import type { ViewerOf } from './viewerExtras';

/** Which data the caller wants in addition to the results. */
export interface Extras extends ViewerOf {
  reasons?: boolean;
  unknownConcepts?: boolean;
  facets?: boolean;
  relaxations?: boolean;
  nearMisses?: boolean;
  notices?: boolean;
  unlistedFacts?: boolean;
}

/** One search: the craving, the filters, the area, the page of the results and the extra data. */
export interface SearchRequest extends RankFilters, PageRequest {
  /**
   * Free text. A blank text, or a text such as "popular restaurants", does not limit the results. Only the beginning of
   * a long text is read (words/normalise.ts).
   */
  query?: string | null;
  /** The mood that the diner chose, in addition to `query`. */
  mood?: MoodKey | null;
  /** Ids of the chips (understood parts of the craving) that the diner removed. */
  without?: readonly string[] | null;
  /** Where to search; St. Louis if absent. If `query` names another city (readOtherCity), that city is searched. */
  area?: AreaRequest | null;
  /** The uuid of the member whose taste has a small influence on the order. */
  tasteOf?: string | null;
  /**
   * The budget for paid calls to a language model. If it is absent (e.g. while somebody types), no call is made, and
   * stored answers of the model are not used either.
   */
  callBudget?: CallBudget;
  /** BEST_MATCH if absent. */
  sort?: SearchSort | null;
  extras?: Extras;
}
