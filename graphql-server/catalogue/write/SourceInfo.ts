import type { RestaurantFacts } from '../../facts/RestaurantFacts';

/**
 * What kind of source it is; this decides which source counts when several know a fact:
 * guide (an operator's own list), brand (a chain's own store list), map (OpenStreetMap), aggregate (Overture,
 * Foursquare: several sources put together), register (licences and inspections), sample (invented).
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
  /** Where the source explains itself and its licence, http(s). */
  attributionUrl?: string | null;
}

/** One place of a source, ready to write. */
export interface PlaceRecord {
  /** The source's own key. */
  sourceId: string;
  facts: RestaurantFacts;
}
