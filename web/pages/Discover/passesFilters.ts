import { priceSign } from '../../components/restaurant/facts/priceSigns';
import type { Diet, FilterKind, Hours } from '../../components/restaurant/filters/filters';
import { type OpeningHours, openStatus } from '../../components/restaurant/hours/openStatus';
import { enumValue } from '../../relay/enumValue';
import type { Wishes } from './wishes';

/** The fields that the filters need. */
export interface FilteredPlace {
  readonly cuisines: readonly { readonly key: string }[];
  readonly priceRange: string | null | undefined;
  readonly dietary: readonly string[];
  readonly hours: (OpeningHours & { readonly text?: string | null }) | null | undefined;
}

/**
 * Whether a restaurant passes all filters: it has the chosen price, at least one of the chosen cuisines, and at least
 * one of the chosen diets, and it passes each chosen filter for opening hours. If a fact is unknown, the restaurant
 * fails the filter for this fact.
 */
export function passesFilters(place: FilteredPlace, filters: Wishes, now: Date): boolean {
  const { cuisines, priceRange, dietary, hours } = place;
  if (filters.cuisines.length > 0 && !cuisines.some(({ key }) => filters.cuisines.includes(key))) return false;
  if (filters.price && priceSign(priceRange) !== filters.price) return false;
  if (filters.diets.length > 0 && !filters.diets.some((diet) => dietary.includes(enumOf(diet)))) return false;
  return filters.hours.every((wish) => isOpen(hours, wish, now));
}

/** Whether a restaurant lists this kind of fact. */
export const isListed: Record<FilterKind, (place: FilteredPlace) => boolean> = {
  price: ({ priceRange }) => Boolean(priceRange),
  hours: ({ hours }) => Boolean(hours?.weekly?.length || hours?.text),
  diets: ({ dietary }) => dietary.length > 0,
};

/** Like passesFilters, but ignores a filter for price, hours or diets if the restaurant does not list this fact. */
export function mightPass(place: FilteredPlace, filters: Wishes, now: Date): boolean {
  const { price, hours, diets } = filters;
  const asked = {
    price: isListed.price(place) ? price : null,
    hours: isListed.hours(place) ? hours : [],
    diets: isListed.diets(place) ? diets : [],
  };
  return passesFilters(place, { ...filters, ...asked }, now);
}

const enumOf = (diet: Diet): string => enumValue(diet);

/**
 * For "24h", the weekly hours or the text must show that the restaurant never closes. For "now", the text counts only
 * if the weekly hours are unknown, or if the browser does not know the time zone.
 */
function isOpen(hours: FilteredPlace['hours'], wish: Hours, now: Date): boolean {
  if (!hours) return false;
  const { kind } = openStatus(hours, now);
  const text = hours.text ?? '';
  if (wish === '24h') return kind === 'always' || /24 hours|24\/7|24 hr|open 24/i.test(text);
  return kind === 'unknown' ? /open/i.test(text) && !/closed/i.test(text) : kind === 'open' || kind === 'always';
}
