import type { DietaryOption, Feature, GemType, PriceRange } from '../../facts/facts';
import type { Chip } from '../parse/Understanding';

/** A value of a filter, and how many places have it. See facetsOf for the places that are counted. */
export interface Facet<Value> {
  value: Value;
  count: number;
}

/** How many places have each filter value; values that no place has are left out. */
export interface SearchFacets {
  priceRanges: Facet<PriceRange>[];
  dietary: Facet<DietaryOption>[];
  features: Facet<Feature>[];
  gemTypes: Facet<GemType>[];
  /**
   * Each value is the key of a cuisine (facts/cuisines.ts). The most frequent cuisine comes first. One place may count
   * for several cuisines.
   */
  cuisines: Facet<string>[];
  /** The most frequent first. */
  neighborhoods: Facet<string>[];
  openNow: number;
}

/** One condition that the diner can drop. */
export interface RelaxationPart {
  /** CHIP: a part of the craving, see `chip`. Every other kind stands for a filter of the request. */
  kind: 'CHIP' | 'PRICE' | 'DIETARY' | 'HOURS' | 'FEATURES' | 'CUISINES' | 'NEIGHBORHOODS' | 'GEM_TYPES';
  chip: Chip | null;
}

/** Conditions to drop together when nothing was found, and the number of results without these conditions. */
export interface SearchRelaxation {
  parts: readonly RelaxationPart[];
  totalCount: number;
}

/** The facets of an answer for which no facets were requested. */
export const noFacets: SearchFacets = {
  priceRanges: [],
  dietary: [],
  features: [],
  gemTypes: [],
  cuisines: [],
  neighborhoods: [],
  openNow: 0,
};
