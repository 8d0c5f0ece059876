import type { RestaurantFacts } from './RestaurantFacts';

/**
 * All facts of a restaurant, each with the Postgres type of its column. Code that handles all facts in the same way
 * uses this list: to write restaurants, to leave out unknown facts, or to name the sources of facts (in the order of
 * this list).
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
  mealTimes: 'text[]',
  openedOn: 'date',
  isClosed: 'boolean',
  latitude: 'float8',
  longitude: 'float8',
} as const satisfies Record<keyof RestaurantFacts, string>;

/** The names of the facts. */
export const factNames = Object.keys(factTypes) as (keyof RestaurantFacts)[];

/** The value of an unknown fact: an empty list for lists of texts, false for isClosed, and null for all other facts. */
export function unknownFact(fact: keyof RestaurantFacts): null | [] | false {
  if (fact === 'isClosed') return false;
  return factTypes[fact] === 'text[]' ? [] : null;
}
