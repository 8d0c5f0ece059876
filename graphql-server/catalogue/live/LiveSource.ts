import type { PriceRange } from '../../facts/facts';
import type { OperatingStatus } from '../../facts/operatingStatus';
import type { WeeklyInterval } from '../../facts/weeklyHours';

/** The name of a service from which Fuud requests facts when somebody opens the page of a place. */
export type LiveSourceName = 'google' | 'yelp';

/** The restaurant to look for at a live source. */
export interface LookedFor {
  name: string;
  brand: string | null;
  address: string | null;
  city: string;
  state: string;
  postalCode: string | null;
  /** In the format E.164. */
  phone: string | null;
  website: string | null;
  cuisine: string | null;
  /** In degrees (WGS 84). */
  latitude: number | null;
  longitude: number | null;
}

/** The facts that a live source returns about a place. Null means that the source does not state the fact. */
export interface LiveAnswer {
  /** The place's page at the source. */
  url: string | null;
  /** 1 to 5 stars. */
  rating: number | null;
  ratingCount: number | null;
  priceRange: PriceRange | null;
  /** Whether the place was open when the source answered, according to the source. */
  isOpenNow: boolean | null;
  /** Weekly hours in the place's own time zone. */
  weekly: WeeklyInterval[] | null;
  /** Whether the place operates, or is closed temporarily or permanently. */
  operatingStatus: OperatingStatus | null;
}

/** A place at a live source: the source's id for the place, and the source's answer. */
export interface LiveMatch {
  externalId: string;
  answer: LiveAnswer;
}

/**
 * A service that Fuud calls over the network. `find` and `read` throw LiveSourceError if the service returns no valid
 * answer.
 */
export interface LiveSource {
  name: LiveSourceName;
  /** The text that the source's terms require next to its facts. */
  attribution: string;
  /** Whether the source's terms allow us to store its facts for 24 hours. If not, only the id is stored. */
  mayKeepFacts: boolean;
  /** The maximum number of calls in a UTC day, for all servers together. */
  quota: number;
  /** Searches for the place at the source. Null if the source has no result that is certainly this place. */
  find(place: LookedFor): Promise<LiveMatch | null>;
  /** Reads the place by its id at the source. Null if the id is no longer valid, or the place is no longer shown. */
  read(externalId: string): Promise<LiveMatch | null>;
}
