import type { DietaryOption, PriceRange } from '../domain/restaurants/facts';
import type { Chip } from './parse/Understanding';

/** A value, and how many results have it. */
export interface Facet<Value> {
  value: Value;
  count: number;
}

/** How the results fall into kinds; a value that none has is left out. */
export interface SearchFacets {
  priceRanges: Facet<PriceRange>[];
  dietary: Facet<DietaryOption>[];
  /** Most results first. */
  cuisines: Facet<string>[];
  openNow: number;
}

/** One thing to give up. */
export interface RelaxationPart {
  /** CHIP: part of the words, see `chip`; otherwise the filter of this name. */
  kind: 'CHIP' | 'PRICE' | 'DIETARY' | 'HOURS';
  chip: Chip | null;
}

/** What to give up, all of it at once, when nothing was found, and how many results that brings. */
export interface SearchRelaxation {
  parts: readonly RelaxationPart[];
  totalCount: number;
}

/** Facets of an answer that has none. */
export const noFacets: SearchFacets = { priceRanges: [], dietary: [], cuisines: [], openNow: 0 };
