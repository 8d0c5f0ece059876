import type { Purse } from '../outbound/Purse';
import type { AreaRequest } from './area/SearchArea';
import type { MoodKey } from './moods/moods';
import type { PageRequest } from './score/page';
import type { RankFilters, SearchSort } from './score/RankRequest';
import type { ViewerOf } from './viewerExtras';

/** What a caller wants to know beside the results themselves. */
export interface Extras extends ViewerOf {
  reasons?: boolean;
  unknowns?: boolean;
  facets?: boolean;
  relaxations?: boolean;
  nearMisses?: boolean;
  notices?: boolean;
}

/** A craving, where, and which part of the answer. */
export interface SearchRequest extends RankFilters, PageRequest {
  /** Free text; blank, or without a word that narrows, lists the city. Its beginning counts (words/normalise.ts). */
  query?: string | null;
  /** What the diner is in the mood for, beside the words. */
  mood?: MoodKey | null;
  /** Ids of chips that the diner took away. */
  without?: readonly string[] | null;
  /** Where; St. Louis unless told. */
  area?: AreaRequest | null;
  /** Whose taste counts a little: a member (uuid). */
  tasteOf?: string | null;
  /** Pays for asking a language model; without one (a search while somebody types) none is asked. */
  purse?: Purse;
  /** BEST_MATCH unless told. */
  sort?: SearchSort | null;
  extras?: Extras;
}
