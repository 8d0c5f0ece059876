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

/** What the filters can find. */
export interface FilterOffer {
  /** Filters whose facts no restaurant of the area lists. */
  readonly unlisted: readonly FilterKind[];
  /** Choices that no result has, even if all other choices of the same kind are removed. */
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

/** The filters whose facts no restaurant of the area lists. */
export const unlistedKinds = (unlisted: readonly string[]): FilterKind[] =>
  filterKinds.filter((kind) => unlisted.includes(facts[kind]));

/**
 * What the filters of a search can find.
 * @param areFacetsUseful false if the facets are empty only because the words find nothing even without filters
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
