import { type PriceSign, priceSigns } from '../../components/restaurant/facts/priceSigns';

/** The prices a diner can choose, cheapest first. */
export const prices = priceSigns;

/** The dietary choices offered, in the words the data uses. */
export const diets = ['vegetarian', 'vegan', 'gluten-free', 'halal', 'kosher', 'dairy-free', 'nut-free'] as const;

/** The opening hours that narrow a search, in the address's words; neither means any time. */
export const hours = ['now', '24h'] as const;

/** The eight moods, in the address's words. */
export const moods = [
  'healthy',
  'casual',
  'sweet',
  'romantic',
  'study',
  'comfort',
  'adventurous',
  'sophisticated',
] as const;

/** What can come first beside the best match, in the address's words. */
export const sorts = ['rating', 'price', 'distance'] as const;

/** One of the four price steps. */
export type Price = PriceSign;

/** One of the seven dietary choices. */
export type Diet = (typeof diets)[number];

/** One of the two opening hours. */
export type Hours = (typeof hours)[number];

/** One of the eight moods. */
export type Mood = (typeof moods)[number];

/** What comes first, where it is not the best match. */
export type Sort = (typeof sorts)[number];

/** All that decides what the search page shows. `page` counts from 1; null = any. */
export interface SearchState {
  readonly text: string;
  readonly city: string;
  readonly mood: Mood | null;
  readonly price: Price | null;
  readonly diets: readonly Diet[];
  readonly hours: readonly Hours[];
  /** Ids of what was understood and then taken away. They belong to the text. */
  readonly without: readonly string[];
  readonly sort: Sort | null;
  readonly page: number;
}

/** More is not typed. The server counts the first 500 characters and says when that cuts something off. */
export const longestText = 1000;
/** A craving longer than this is told in smaller letters. */
export const longQuery = 48;
const longestCity = 100;
/** Results further down are not asked for. */
const lastPage = 1001;
const mostTaken = 20;

/** The search that asks for nothing, in this city. */
export function emptySearch(city: string): SearchState {
  return { text: '', city, mood: null, price: null, diets: [], hours: [], without: [], sort: null, page: 1 };
}

/**
 * Reads q, city, mood, price, diet and hours (comma lists), without (repeated), sort and page; anything unknown is left out, a
 * missing city is `defaultCity`.
 */
export function readSearchState(params: URLSearchParams, defaultCity: string): SearchState {
  const list = (name: string) => (params.get(name) ?? '').toLowerCase().split(',');
  const page = Number(params.get('page') ?? 1);
  return {
    text: (params.get('q') ?? '').slice(0, longestText),
    city: params.get('city')?.trim().slice(0, longestCity) || defaultCity,
    mood: moods.find((mood) => mood === params.get('mood')?.toLowerCase()) ?? null,
    price: prices.find((price) => price === params.get('price')) ?? null,
    diets: diets.filter((diet) => list('diet').includes(diet)),
    hours: hours.filter((hour) => list('hours').includes(hour)),
    without: [...new Set(params.getAll('without').filter(Boolean))].slice(0, mostTaken),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? null,
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1,
  };
}

/** The reverse of readSearchState: only what differs from an empty search stands in the address. */
export function writeSearchState(state: SearchState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.text.trim()) params.set('q', state.text.trim());
  params.set('city', state.city);
  if (state.mood) params.set('mood', state.mood);
  if (state.price) params.set('price', state.price);
  if (state.diets.length > 0) params.set('diet', state.diets.join(','));
  if (state.hours.length > 0) params.set('hours', state.hours.join(','));
  for (const chip of state.without) params.append('without', chip);
  if (state.sort) params.set('sort', state.sort);
  if (state.page > 1) params.set('page', String(state.page));
  return params;
}

/** Whether there is something to search for: words, or a mood (S1-5.22). Filters alone ask for nothing. */
export function asksForSomething({ text, mood }: SearchState): boolean {
  return mood !== null || text.trim() !== '';
}

/** How many filters narrow the search: a price, diets and opening hours, each chosen one counted. */
export function filterCount({ price, diets, hours }: SearchState): number {
  return (price ? 1 : 0) + diets.length + hours.length;
}

/** Whether any of them does. */
export function isFiltered(state: SearchState): boolean {
  return filterCount(state) > 0;
}
