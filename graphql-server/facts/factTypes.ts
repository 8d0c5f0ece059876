import type { RestaurantFacts } from './RestaurantFacts';

/**
 * Every fact of a restaurant, in the order in which they are told, with the Postgres type of its column. What merely goes
 * through all facts reads them here: writing restaurants, leaving out what nobody knows, telling where a fact is from.
 */
export const factTypes = {
  name: 'text',
  neighborhood: 'text',
  address: 'text',
  city: 'text',
  state: 'text',
  postalCode: 'text',
  cityKey: 'text',
  brand: 'text',
  cuisine: 'text',
  priceRange: 'text',
  gemType: 'text',
  audience: 'text',
  googleRating: 'float8',
  rating: 'float8',
  yelpRating: 'float8',
  yelpReviews: 'int',
  yelpUrl: 'text',
  placeId: 'text',
  imageUrls: 'text[]',
  phone: 'text',
  website: 'text',
  needsReservation: 'boolean',
  reservationUrl: 'text',
  hours: 'text',
  weeklyHours: 'jsonb',
  holidayHours: 'jsonb',
  timeZone: 'text',
  dietaryOptions: 'text[]',
  features: 'text[]',
  aiInsight: 'text',
  description: 'text',
  recommendedDishes: 'text[]',
  dishes: 'text[]',
  openedOn: 'date',
  isClosed: 'boolean',
  latitude: 'float8',
  longitude: 'float8',
} as const satisfies Record<keyof RestaurantFacts, string>;

/** The names of the facts. */
export const factNames = Object.keys(factTypes) as (keyof RestaurantFacts)[];

/** What stands for a fact that nobody knows: no list is null, and that a place has not closed is the rule. */
export function unknownFact(fact: keyof RestaurantFacts): null | [] | false {
  if (fact === 'isClosed') return false;
  return factTypes[fact] === 'text[]' ? [] : null;
}
