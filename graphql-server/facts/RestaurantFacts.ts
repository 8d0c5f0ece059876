import type { Audience, DietaryOption, Feature, GemType, MealTime } from './facts';
import type { DayInterval, WeeklyInterval } from './weeklyHours';

/** What one source says about one restaurant, normalised. Every importer produces this shape. Null means not known. */
export interface RestaurantFacts {
  name: string;
  neighborhood: string | null;
  address: string | null;
  city: string;
  /** Two capital letters. */
  state: string;
  /** Five digits. */
  postalCode: string | null;
  /** The city as searches compare it: "st louis". */
  cityKey: string;
  /** The chain that it belongs to, e.g. "Arby's". */
  brand: string | null;
  /** "Sandwiches, Burgers": the first word is the main one. */
  cuisine: string | null;
  /** $ | $$ | $$$ | $$$$ */
  priceRange: string | null;
  gemType: GemType | null;
  /** Whom it feeds; null when the source does not say. */
  audience: Audience | null;
  googleRating: number | null;
  /** The source's own rating, 0 to 5, if it is not Google's. */
  rating: number | null;
  yelpRating: number | null;
  yelpReviews: number | null;
  yelpUrl: string | null;
  /** Google's place id. */
  placeId: string | null;
  imageUrls: string[];
  /** E.164: "+13148321244" */
  phone: string | null;
  website: string | null;
  /** Null when unknown. */
  needsReservation: boolean | null;
  /** Set only when a reservation is needed. */
  reservationUrl: string | null;
  /** OpenStreetMap opening_hours text from the source; null when it cannot be read. */
  hours: string | null;
  weeklyHours: WeeklyInterval[] | null;
  /** Hours on US public holidays. Empty means closed on holidays, null means unknown. */
  holidayHours: DayInterval[] | null;
  /** IANA zone. */
  timeZone: string | null;
  dietaryOptions: DietaryOption[];
  /** The features that are known; all others are unknown. */
  features: Feature[];
  aiInsight: string | null;
  description: string | null;
  recommendedDishes: string[];
  /**
   * What it serves, as concepts of search/vocabulary/dish.json: "pho", "tacos". They come from its name, not from a
   * source.
   */
  dishes: string[];
  /** The meals that it serves. They come from its name too. */
  mealTimes: MealTime[];
  /** "2019-05-01"; "2019-01-01" when only the year is known. */
  openedOn: string | null;
  /** The source says that it closed for good. */
  isClosed: boolean;
  /** Degrees, WGS 84. */
  latitude: number | null;
  longitude: number | null;
}
