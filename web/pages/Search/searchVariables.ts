import type {
  Language as GraphLanguage,
  HoursOption,
  SearchResultsQuery$variables,
} from '../../__generated__/SearchResultsQuery.graphql';
import { priceRanges } from '../../components/restaurant/facts/priceSigns';
import type { Hours } from '../../components/restaurant/filters/filters';
import type { Position } from '../../device/position';
import { enumValue } from '../../relay/enumValue';
import { pageSize } from './pageNumbers';
import type { SearchState } from './searchState';

const hoursOptions: Record<Hours, HoursOption> = { now: 'OPEN_NOW', '24h': 'OPEN_24_HOURS' };

/**
 * What the graph is asked for a search: ten results from the page's first. What is not chosen is null, which asks nothing.
 * @param position where the reader is, once they told: what the distance is from
 */
export function searchVariables(
  state: SearchState,
  language: GraphLanguage,
  position: Position | null = null,
): SearchResultsQuery$variables {
  const { text, city, mood, price, diets, hours, without, sort, page } = state;
  return {
    query: text.trim(),
    area: sort === 'distance' && position ? { point: position } : { city },
    mood: mood && enumValue(mood),
    filter: {
      priceRanges: price ? [priceRanges[price]] : null,
      dietary: diets.length > 0 ? { anyOf: diets.map(enumValue) } : null,
      hours: hours.length > 0 ? hours.map((hour) => hoursOptions[hour]) : null,
    },
    withoutChipKeys: without.length > 0 ? without : null,
    sort: sort ? enumValue(sort) : 'BEST_MATCH',
    skip: (page - 1) * pageSize,
    language,
  };
}
