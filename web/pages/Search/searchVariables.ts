import type {
  DietaryOption,
  Language as GraphLanguage,
  HoursFilter,
  MoodKey,
  SearchResultsQuery$variables,
} from '../../__generated__/SearchResultsQuery.graphql';
import { pageSize } from './pageNumbers';
import type { Diet, Hours, SearchState } from './searchState';

const hoursFilters: Record<Hours, HoursFilter> = { now: 'OPEN_NOW', '24h': 'OPEN_24_HOURS' };

/** What the graph is asked for a search: ten results from the page's first. What is not chosen is null, which asks nothing. */
export function searchVariables(state: SearchState, language: GraphLanguage): SearchResultsQuery$variables {
  const { text, city, mood, price, diets, hours, without, page } = state;
  return {
    query: text.trim(),
    location: city,
    mood: mood && (mood.toUpperCase() as MoodKey),
    priceRanges: price ? [price] : null,
    dietary: diets.length > 0 ? diets.map(dietaryOption) : null,
    hours: hours.length > 0 ? hours.map((hour) => hoursFilters[hour]) : null,
    without: without.length > 0 ? without : null,
    skip: (page - 1) * pageSize,
    language,
  };
}

function dietaryOption(diet: Diet): DietaryOption {
  return diet.toUpperCase().replace('-', '_') as DietaryOption;
}
