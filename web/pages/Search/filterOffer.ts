import { priceRanges } from '../../components/restaurant/facts/priceSigns';
import {
  type Diet,
  diets,
  type FilterKind,
  filterKinds,
  type Price,
  prices,
} from '../../components/restaurant/filters/filters';
import { enumValue } from '../../relay/enumValue';

/** The filters and choices that find nothing. */
export interface FilterOffer {
  /** Filters for facts that no restaurant of the area lists. */
  readonly unlisted: readonly FilterKind[];
  /** Prices and diets that would find nothing, even if all other choices of the same kind were removed. */
  readonly choicesWithoutResults: readonly (Price | Diet)[];
}

/** The fields of a search's results that filterOffer needs. */
export type Findings = {
  readonly unlistedFacts: readonly string[];
  readonly facets: {
    readonly priceRanges: readonly { readonly value: string }[];
    readonly dietary: readonly { readonly value: string }[];
  };
};

const facts = { price: 'PRICE', hours: 'HOURS', diets: 'DIETARY' } as const satisfies Record<FilterKind, string>;

/** The filters for facts that no restaurant of the area lists. `unlisted`: the server's list of these facts. */
export const unlistedKinds = (unlisted: readonly string[]): FilterKind[] =>
  filterKinds.filter((kind) => unlisted.includes(facts[kind]));

/**
 * The filters and choices of a search that find nothing.
 * @param areFacetsUseful false if a search without filters found nothing, so that its facets are empty
 */
export function filterOffer({ unlistedFacts, facets }: Findings, areFacetsUseful: boolean): FilterOffer {
  const has = (found: Findings['facets']['dietary'], wanted: string) => found.some(({ value }) => value === wanted);
  return {
    unlisted: unlistedKinds(unlistedFacts),
    choicesWithoutResults: areFacetsUseful
      ? [
          ...prices.filter((price) => !has(facets.priceRanges, priceRanges[price])),
          ...diets.filter((diet) => !has(facets.dietary, enumValue(diet))),
        ]
      : [],
  };
}
