import type { RestaurantFacts } from '../../facts/RestaurantFacts';

/** A place about which nothing is known. */
const UNKNOWN: Omit<RestaurantFacts, 'name' | 'city' | 'state' | 'cityKey'> = {
  neighborhood: null,
  address: null,
  postalCode: null,
  brand: null,
  cuisine: null,
  priceRange: null,
  gemType: null,
  googleRating: null,
  rating: null,
  yelpRating: null,
  yelpReviews: null,
  yelpUrl: null,
  placeId: null,
  imageUrls: [],
  phone: null,
  website: null,
  needsReservation: null,
  reservationUrl: null,
  hours: null,
  weeklyHours: null,
  holidayHours: null,
  timeZone: null,
  dietaryOptions: [],
  features: [],
  aiInsight: null,
  description: null,
  recommendedDishes: [],
  openedOn: null,
  isClosed: false,
  latitude: null,
  longitude: null,
};

/** What is known of a place, as places.facts keeps it: without null, empty lists and an isClosed that is false. */
export type KnownFacts = Partial<RestaurantFacts>;

/** Leaves out what is not known; that a place has not closed is the rule. An empty list of holiday hours stays: it says "closed on holidays". */
export function knownFacts(facts: RestaurantFacts): KnownFacts {
  const known: Record<string, unknown> = {};
  for (const field in facts) {
    const value = facts[field as keyof RestaurantFacts];
    if (value === null || value === undefined) continue;
    if (field === 'isClosed' && !value) continue;
    if (Array.isArray(value) && value.length === 0 && field !== 'holidayHours' && field !== 'weeklyHours') continue;
    known[field] = value;
  }
  return known;
}

/** The way back: every field there, those that are not known as null or an empty list. */
export function fullFacts(known: KnownFacts): RestaurantFacts {
  return { ...UNKNOWN, ...known } as RestaurantFacts;
}
