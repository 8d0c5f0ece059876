import type { DietaryOption, GemType } from '../domain/restaurants/facts';
import type { WeeklyInterval } from '../domain/restaurants/weeklyHours';

/** What one source says of one restaurant, normalised: every importer ends in this shape. Null means not known. */
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
  /** "Sandwiches, Burgers": the first word is the main one. */
  cuisine: string | null;
  /** $ | $$ | $$$ | $$$$ */
  priceRange: string | null;
  gemType: GemType | null;
  googleRating: number | null;
  /** The source's own rating, 0 to 5, where it is not Google's. */
  rating: number | null;
  yelpRating: number | null;
  yelpReviews: number | null;
  yelpUrl: string | null;
  /** Google's place id. */
  placeId: string | null;
  imageUrls: string[];
  /** "(314) 832-1244" */
  phone: string | null;
  website: string | null;
  needsReservation: boolean;
  /** Only where a reservation is needed (D38). */
  reservationUrl: string | null;
  /** OpenStreetMap opening_hours text, as the source gave it; null when it cannot be read. */
  hours: string | null;
  weeklyHours: WeeklyInterval[] | null;
  /** IANA zone. */
  timeZone: string | null;
  dietaryOptions: DietaryOption[];
  aiInsight: string | null;
  description: string | null;
  recommendedDishes: string[];
  /** Degrees, WGS 84. */
  latitude: number | null;
  longitude: number | null;
}
