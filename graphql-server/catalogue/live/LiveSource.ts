import type { PriceRange } from '../../facts/facts';
import type { OperatingStatus } from '../../facts/operatingStatus';
import type { WeeklyInterval } from '../../facts/weeklyHours';

/** The sources that are asked when somebody opens a place. */
export type LiveSourceName = 'google' | 'yelp';

/** What a live source is told about the wanted restaurant. */
export interface LookedFor {
  name: string;
  brand: string | null;
  address: string | null;
  city: string;
  state: string;
  postalCode: string | null;
  /** E.164 */
  phone: string | null;
  website: string | null;
  cuisine: string | null;
  /** Degrees, WGS 84. */
  latitude: number | null;
  longitude: number | null;
}

/** What a live source says about a place now. Null means that it does not say. */
export interface LiveAnswer {
  /** The place's page at the source. */
  url: string | null;
  /** 1 to 5 stars. */
  rating: number | null;
  ratingCount: number | null;
  priceRange: PriceRange | null;
  /** Whether it is open at this moment, if the source itself says so. */
  isOpenNow: boolean | null;
  /** Weekly hours in the place's own time. */
  weekly: WeeklyInterval[] | null;
  /** Whether it is in business. */
  operatingStatus: OperatingStatus | null;
}

/** A place at a live source: its id there and what is said of it. */
export interface LiveMatch {
  externalId: string;
  answer: LiveAnswer;
}

/** One source, spoken to over the network. Both calls throw LiveSourceError when it does not answer as it should. */
export interface LiveSource {
  name: LiveSourceName;
  /** The words that its terms require next to its facts. */
  attribution: string;
  /** Whether its terms allow us to keep its facts for 24 hours; of other sources only the id is kept. */
  mayKeepFacts: boolean;
  /** How many calls in a UTC day, for all servers together. */
  quota: number;
  /** Looks the place up; null when it knows none that is surely the same. */
  find(place: LookedFor): Promise<LiveMatch | null>;
  /** Asks for the place by its id; null when the id is no longer good. */
  read(externalId: string): Promise<LiveMatch | null>;
}
