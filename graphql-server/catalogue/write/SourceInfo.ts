import type { RestaurantFacts } from '../../facts/RestaurantFacts';

/**
 * The kinds of sources. If several sources state a fact, their kinds decide which source is used, with a few exceptions
 * (merge/precedence.ts). The kinds are guide (a list by the operator of this server; the graph says OPERATOR), brand (a
 * chain's list of its own stores), map (OpenStreetMap), aggregate (Overture and Foursquare, which combine several
 * sources), register (licenses and inspections), and sample (invented).
 */
export const sourceKinds = ['guide', 'brand', 'map', 'aggregate', 'register', 'sample'] as const;
/** One of the kinds in `sourceKinds`. */
export type SourceKind = (typeof sourceKinds)[number];

/** A source and its license. Both are stored with each place of the source. */
export interface SourceInfo {
  /** e.g. "stl-food-facilities" */
  source: string;
  kind: SourceKind;
  licence: string;
  /** The line that credits the source. It must be shown with the source's places. */
  attribution: string;
  /** An http(s) page on which the source describes itself and its license. */
  attributionUrl?: string | null;
}

/** One place of a source, ready to be written to the database. */
export interface PlaceRecord {
  /** The key of the place in its source. */
  sourceId: string;
  facts: RestaurantFacts;
}
