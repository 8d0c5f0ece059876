import type { RestaurantFacts } from '../RestaurantFacts';

/** Who says so, and under which terms: kept with every place. */
export interface SourceInfo {
  /** e.g. "stl-food-facilities" */
  source: string;
  licence: string;
  attribution: string;
  /** True for the invented places that Fuud ships. */
  isSample: boolean;
}

/** One place of a source, ready to write. */
export interface PlaceRecord {
  /** The source's own key. */
  sourceId: string;
  facts: RestaurantFacts;
}
