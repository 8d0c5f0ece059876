import { type PriceSign, priceSigns } from '../facts/priceSigns';

/** The prices a diner can choose, cheapest first. */
export const prices = priceSigns;

/** The dietary choices offered, in the words the data uses. */
export const diets = ['vegetarian', 'vegan', 'gluten-free', 'halal', 'kosher', 'dairy-free', 'nut-free'] as const;

/** The opening hours that can be asked for, in the address's words; neither means any time. */
export const hours = ['now', '24h'] as const;

/** One of the prices. */
export type Price = PriceSign;

/** One of the dietary choices. */
export type Diet = (typeof diets)[number];

/** One of these opening hours. */
export type Hours = (typeof hours)[number];

/** What narrows a search or a deck; null or an empty list asks nothing. */
export interface Filters {
  readonly price: Price | null;
  readonly diets: readonly Diet[];
  readonly hours: readonly Hours[];
}

/** The filters that let everything through. */
export const noFilters: Filters = { price: null, diets: [], hours: [] };

/** How many are on: a price, diets and opening hours, each chosen one counted. */
export function filterCount({ price, diets, hours }: Filters): number {
  return (price ? 1 : 0) + diets.length + hours.length;
}

/** Whether any is. */
export function isFiltered(filters: Filters): boolean {
  return filterCount(filters) > 0;
}

/** Choosing the chosen price clears it, any other replaces it. */
export function togglePrice({ price, diets, hours }: Filters, chosen: Price): Filters {
  return { price: price === chosen ? null : chosen, diets, hours };
}

/** Takes the diet in or out. */
export function toggleDiet({ price, diets: before, hours }: Filters, diet: Diet): Filters {
  return { price, diets: toggled(diets, before, diet), hours };
}

/** Takes opening hours in or out; null is any time, beside which nothing else stands (decision D41). */
export function toggleHours({ price, diets, hours: before }: Filters, hour: Hours | null): Filters {
  return { price, diets, hours: hour ? toggled(hours, before, hour) : [] };
}

/** In or out, in the steady order of the list. */
function toggled<Choice>(all: readonly Choice[], chosen: readonly Choice[], choice: Choice): Choice[] {
  return all.filter((each) => chosen.includes(each) !== (each === choice));
}

/** Reads filters that were kept as words; what is none of the choices is left out. */
export function readFilters(words: {
  price?: string | null;
  diets: readonly string[];
  hours: readonly string[];
}): Filters {
  return {
    price: prices.find((price) => price === words.price) ?? null,
    diets: diets.filter((diet) => words.diets.includes(diet)),
    hours: hours.filter((hour) => words.hours.includes(hour)),
  };
}
