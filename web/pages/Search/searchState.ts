import type { Mood as MoodName } from '../../__generated__/SearchResultsQuery.graphql';
import { type Filters, noFilters, readFilters } from '../../components/restaurant/filters/filters';

/** The moods, as written in the URL. The list compiles only if it has all moods of the GraphQL schema. */
export const moods = Object.values({
  HEALTHY: 'healthy',
  CASUAL: 'casual',
  SWEET: 'sweet',
  ROMANTIC: 'romantic',
  STUDY: 'study',
  COMFORT: 'comfort',
  ADVENTUROUS: 'adventurous',
  SOPHISTICATED: 'sophisticated',
} as const satisfies { [Key in Exclude<MoodName, '%future added value'>]: Lowercase<Key> });

/** All sort orders except the best match, as written in the URL. */
export const sorts = ['rating', 'price', 'distance'] as const;

/** One of the moods. */
export type Mood = (typeof moods)[number];

/** A sort order other than the best match. */
export type Sort = (typeof sorts)[number];

/** The search that the user has chosen. `page` counts from 1. Null means that nothing is chosen. */
export interface SearchState extends Filters {
  readonly text: string;
  readonly city: string;
  readonly mood: Mood | null;
  /** Keys of removed chips (understood parts of the text). A change of the text makes this list empty. */
  readonly removedChipKeys: readonly string[];
  readonly sort: Sort | null;
  readonly page: number;
}

/**
 * The maximum length of a typed text, in characters. The server uses at most the first 500 characters
 * (graphql-server/search/words/normalise.ts) and reports whether it has cut the text.
 */
export const longestText = 1000;
/** A heading shows a craving in smaller letters if the craving is longer than this many characters. */
export const longQuery = 30;
/** The maximum length of a city name that the server accepts (graphql-server/locations/readLocation.ts). */
const longestCity = 100;
/** The last page that can be loaded. */
const lastPage = 1001;
const MAX_REMOVED_CHIPS = 20;

/** A search in this city without words, mood and filters. The page sends no search request for it. */
export function emptySearch(city: string): SearchState {
  return { ...noFilters, text: '', city, mood: null, removedChipKeys: [], sort: null, page: 1 };
}

/**
 * Reads the parameters `q`, `city`, `mood`, `price`, `sort` and `page`, the comma-separated lists `diet` and `hours`,
 * and `without`, which can be repeated. Unknown values are left out, and values that are too long or too large are
 * limited. A missing city becomes `defaultCity`.
 */
export function readSearchState(params: URLSearchParams, defaultCity: string): SearchState {
  const list = (name: string) => (params.get(name) ?? '').toLowerCase().split(',');
  const page = Number(params.get('page') ?? 1);
  return {
    text: (params.get('q') ?? '').slice(0, longestText).trim(),
    city: params.get('city')?.trim().slice(0, longestCity) || defaultCity,
    mood: moods.find((mood) => mood === params.get('mood')?.toLowerCase()) ?? null,
    ...readFilters({ price: params.get('price'), diets: list('diet'), hours: list('hours') }),
    removedChipKeys: [...new Set(params.getAll('without').filter(Boolean))].slice(0, MAX_REMOVED_CHIPS),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? null,
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1,
  };
}

/** The reverse of readSearchState. It writes the city, and all other values that differ from an empty search. */
export function writeSearchState(state: SearchState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.text.trim()) params.set('q', state.text.trim());
  params.set('city', state.city);
  if (state.mood) params.set('mood', state.mood);
  if (state.price) params.set('price', state.price);
  if (state.diets.length > 0) params.set('diet', state.diets.join(','));
  if (state.hours.length > 0) params.set('hours', state.hours.join(','));
  for (const chip of state.removedChipKeys) params.append('without', chip);
  if (state.sort) params.set('sort', state.sort);
  if (state.page > 1) params.set('page', String(state.page));
  return params;
}

/** Whether there is something to search for: words, or a mood. Filters alone are not enough. */
export function asksForSomething({ text, mood }: SearchState): boolean {
  return mood !== null || text.trim() !== '';
}
