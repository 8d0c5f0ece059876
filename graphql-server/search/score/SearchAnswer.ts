import type { DietaryOption, Feature, GemType, PriceRange } from '../../facts/facts';
import type { Chip } from '../parse/Understanding';

/** A value, and how many results have it. */
export interface Facet<Value> {
  value: Value;
  count: number;
}

/** How many results each filter value has; values without results are left out. */
export interface SearchFacets {
  priceRanges: Facet<PriceRange>[];
  dietary: Facet<DietaryOption>[];
  features: Facet<Feature>[];
  gemTypes: Facet<GemType>[];
  /** By key, see facts/cuisines.ts; most results first. One result may count for several cuisines. */
  cuisines: Facet<string>[];
  /** Most results first. */
  neighborhoods: Facet<string>[];
  openNow: number;
}

/** One condition to drop. */
export interface RelaxationPart {
  /** CHIP: a part of the craving, see `chip`. Every other kind is a filter with this name. */
  kind: 'CHIP' | 'PRICE' | 'DIETARY' | 'HOURS' | 'FEATURES' | 'CUISINES' | 'NEIGHBORHOODS' | 'GEM_TYPES';
  chip: Chip | null;
}

/** Conditions to drop together when nothing was found, and the number of results without them. */
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
