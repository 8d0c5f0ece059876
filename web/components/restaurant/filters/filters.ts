import { dietKeys } from '../facts/dietKeys';
import { type PriceSign, priceSigns } from '../facts/priceSigns';

/** The prices that a person can choose, cheapest first. */
export const prices = priceSigns;

/** The diets that a person can choose, spelled as in the URLs of the app. */
export const diets = dietKeys;

/** The filters for opening hours, spelled as in the URLs of the app. If none is on, the hours do not matter. */
export const hours = ['now', '24h'] as const;

/** One of the prices. */
export type Price = PriceSign;

/** One of the dietary choices. */
export type Diet = (typeof diets)[number];

/** One of the filters for opening hours. */
export type Hours = (typeof hours)[number];

/** The kinds of filters. Each kind needs a different fact about a restaurant. */
export const filterKinds = ['price', 'hours', 'diets'] as const;

/** One of the kinds of filters. */
export type FilterKind = (typeof filterKinds)[number];

/**
 * The filters of a search or a deck. For the price, null means that there is no filter. For diets and hours, an empty
 * list means that there is no filter.
 */
export interface Filters {
  readonly price: Price | null;
  readonly diets: readonly Diet[];
  readonly hours: readonly Hours[];
}

/** No filters: every restaurant passes. */
export const noFilters: Filters = { price: null, diets: [], hours: [] };

/** How many filters are on. The price counts as one filter. Each diet and each filter for hours counts, too. */
export function filterCount({ price, diets, hours }: Filters): number {
  return (price ? 1 : 0) + diets.length + hours.length;
}

/** Whether any filter is on. */
export function isFiltered(filters: Filters): boolean {
  return filterCount(filters) > 0;
}

/** Turns the filter for this price on, in place of any other price. If it is already on, turns it off. */
export function togglePrice({ price, diets, hours }: Filters, chosen: Price): Filters {
  return { price: price === chosen ? null : chosen, diets, hours };
}

/** Adds the diet, or removes it if it is already chosen. */
export function toggleDiet({ price, diets: before, hours }: Filters, diet: Diet): Filters {
  return { price, diets: toggled(diets, before, diet), hours };
}

/** Adds this filter for opening hours, or removes it if it is already on. Null removes all filters of this kind. */
export function toggleHours({ price, diets, hours: before }: Filters, hour: Hours | null): Filters {
  return { price, diets, hours: hour ? toggled(hours, before, hour) : [] };
}

/** Adds the choice, or removes it if it is already chosen. The result is in the order of `all`. */
function toggled<Choice>(all: readonly Choice[], chosen: readonly Choice[], choice: Choice): Choice[] {
  return all.filter((each) => chosen.includes(each) !== (each === choice));
}

/** Converts words into filters. The words come, for example, from a URL. Unknown words are left out. */
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
