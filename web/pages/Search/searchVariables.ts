import type { DietaryOption, SearchResultsQuery$variables } from '../../__generated__/SearchResultsQuery.graphql';
import { pageSize } from './pageNumbers';
import type { Diet, SearchState } from './searchState';

/** What the graph is asked for a search: ten results from the page's first. */
export function searchVariables({ text, city, price, diets, page }: SearchState): SearchResultsQuery$variables {
  return {
    query: text.trim(),
    location: city,
    priceRanges: price ? [price] : null,
    dietary: diets.length > 0 ? diets.map(dietaryOption) : null,
    skip: (page - 1) * pageSize,
  };
}

function dietaryOption(diet: Diet): DietaryOption {
  return diet.toUpperCase().replace('-', '_') as DietaryOption;
}
