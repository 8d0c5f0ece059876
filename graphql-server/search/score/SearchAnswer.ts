import type { DietaryOption, Feature, GemType, PriceRange } from '../../facts/facts';
import type { Chip } from '../parse/Understanding';

/** A value, and how many results have it. */
export interface Facet<Value> {
  value: Value;
  count: number;
}

/** How the results fall into kinds; a value that none has is left out. */
export interface SearchFacets {
  priceRanges: Facet<PriceRange>[];
  dietary: Facet<DietaryOption>[];
  features: Facet<Feature>[];
  gemTypes: Facet<GemType>[];
  /** By key, see facts/cuisines.ts; most results first. One result may count several times. */
  cuisines: Facet<string>[];
  /** Most results first. */
  neighborhoods: Facet<string>[];
  openNow: number;
}

/** One thing to give up. */
export interface RelaxationPart {
  /** CHIP: part of the words, see `chip`; otherwise the filter of this name. */
  kind: 'CHIP' | 'PRICE' | 'DIETARY' | 'HOURS' | 'FEATURES' | 'CUISINES' | 'NEIGHBORHOODS' | 'GEM_TYPES';
  chip: Chip | null;
}

/** What to give up, all of it at once, when nothing was found, and how many results that brings. */
export interface SearchRelaxation {
  parts: readonly RelaxationPart[];
  totalCount: number;
}

/** Facets of an answer that has none. */
export const noFacets: SearchFacets = {
  priceRanges: [],
  dietary: [],
  features: [],
  gemTypes: [],
  cuisines: [],
  neighborhoods: [],
  openNow: 0,
};
