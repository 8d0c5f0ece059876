/** The prices a diner can choose, cheapest first. */
export const prices = ['$', '$$', '$$$', '$$$$'] as const;

/** The dietary choices offered, in the words the data uses. */
export const diets = ['vegetarian', 'vegan', 'gluten-free', 'halal', 'kosher', 'dairy-free', 'nut-free'] as const;

/** One of the four price steps. */
export type Price = (typeof prices)[number];

/** One of the seven dietary choices. */
export type Diet = (typeof diets)[number];

/** All that decides what the search page shows. `page` counts from 1; `price` null = any. */
export interface SearchState {
  readonly text: string;
  readonly city: string;
  readonly price: Price | null;
  readonly diets: readonly Diet[];
  readonly page: number;
}

const longestText = 200;

/** Reads q, city, price, diet (comma list) and page; anything unknown is left out, a missing city is `defaultCity`. */
export function readSearchState(params: URLSearchParams, defaultCity: string): SearchState {
  const chosen = (params.get('diet') ?? '').toLowerCase().split(',');
  const page = Number(params.get('page') ?? 1);
  return {
    text: (params.get('q') ?? '').slice(0, longestText),
    city: params.get('city')?.trim().slice(0, longestText) || defaultCity,
    price: prices.find((price) => price === params.get('price')) ?? null,
    diets: diets.filter((diet) => chosen.includes(diet)),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The reverse of readSearchState: only what differs from an empty search stands in the address. */
export function writeSearchState(state: SearchState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.text.trim()) params.set('q', state.text.trim());
  params.set('city', state.city);
  if (state.price) params.set('price', state.price);
  if (state.diets.length > 0) params.set('diet', state.diets.join(','));
  if (state.page > 1) params.set('page', String(state.page));
  return params;
}

/** Choosing the chosen price clears it, any other replaces it; the list begins again at page 1. */
export function togglePrice(state: SearchState, price: Price): SearchState {
  return { ...state, price: state.price === price ? null : price, page: 1 };
}

/** Takes the diet in or out; the list begins again at page 1. */
export function toggleDiet(state: SearchState, diet: Diet): SearchState {
  const kept = state.diets.includes(diet) ? state.diets.filter((other) => other !== diet) : [...state.diets, diet];
  return { ...state, diets: diets.filter((known) => kept.includes(known)), page: 1 };
}

/** The same search with no price and no diet. */
export function clearFilters(state: SearchState): SearchState {
  return { ...state, price: null, diets: [], page: 1 };
}
