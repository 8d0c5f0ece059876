import type { RestaurantFacts } from '../../facts/RestaurantFacts';

/**
 * The kinds of sources. When several sources know a fact, the kind decides which source counts: guide (an operator's
 * own list), brand (a chain's list of its own stores), map (OpenStreetMap), aggregate (Overture and Foursquare, which
 * combine several sources), register (licences and inspections), sample (invented).
 */
export const sourceKinds = ['guide', 'brand', 'map', 'aggregate', 'register', 'sample'] as const;
/** One of these kinds. */
export type SourceKind = (typeof sourceKinds)[number];

/** A source and its licence. Stored with each place that comes from it. */
export interface SourceInfo {
  /** e.g. "stl-food-facilities" */
  source: string;
  kind: SourceKind;
  licence: string;
  /** The line to show where the place appears. */
  attribution: string;
  /** An http(s) page where the source describes itself and its licence. */
  attributionUrl?: string | null;
}

/** One place of a source, ready to write. */
export interface PlaceRecord {
  /** The source's own key. */
  sourceId: string;
  facts: RestaurantFacts;
}
