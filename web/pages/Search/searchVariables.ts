import type {
  Language as GraphLanguage,
  SearchResultsQuery$variables,
} from '../../__generated__/SearchResultsQuery.graphql';
import { priceRanges } from '../../components/restaurant/facts/priceSigns';
import type { Position } from '../../device/position';
import { enumValue } from '../../relay/enumValue';
import { pageSize } from './pageSize';
import type { SearchState } from './searchState';

/**
 * The variables of the query for one page of results. A filter that is not chosen is null.
 * @param position the user's position, if it is known; it is used only for the order by distance
 */
export function searchVariables(
  state: SearchState,
  language: GraphLanguage,
  position: Position | null = null,
): SearchResultsQuery$variables {
  const { text, city, mood, price, diets, hours, removedChipKeys, sort, page } = state;
  return {
    query: text.trim(),
    area: sort === 'distance' && position ? { point: position } : { city },
    mood: mood && enumValue(mood),
    filter: {
      priceRanges: price ? [priceRanges[price]] : null,
      dietary: diets.length > 0 ? { anyOf: diets.map(enumValue) } : null,
      isOpenNow: hours.includes('now') || null,
      // If "now" and "24h" are both chosen, either is enough. A 24-hour place is also open now, so "now" alone is sent.
      isOpen24Hours: (hours.includes('24h') && !hours.includes('now')) || null,
    },
    withoutChipKeys: removedChipKeys.length > 0 ? removedChipKeys : null,
    sort: sort ? enumValue(sort) : 'BEST_MATCH',
    skip: (page - 1) * pageSize,
    first: pageSize,
    language,
  };
}
