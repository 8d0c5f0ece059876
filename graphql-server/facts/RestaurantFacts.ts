import type { Audience, DietaryOption, Feature, GemType, MealTime } from './facts';
import type { DayInterval, WeeklyInterval } from './weeklyHours';

/** The normalized facts of one restaurant, from one source or merged from several sources. Null means unknown. */
export interface RestaurantFacts {
  name: string;
  neighborhood: string | null;
  address: string | null;
  city: string;
  /** Two capital letters. */
  state: string;
  /** Five digits. */
  postalCode: string | null;
  /** The city's name in the form in which a search compares cities: "st louis". */
  cityKey: string;
  /** The chain that the restaurant belongs to, e.g. "Arby's". */
  brand: string | null;
  /** "Sandwiches, Burgers": the first entry is the main cuisine. */
  cuisine: string | null;
  /** $ | $$ | $$$ | $$$$ */
  priceRange: string | null;
  gemType: GemType | null;
  /** The people whom the place serves. */
  audience: Audience | null;
  googleRating: number | null;
  /** The source's own rating, 0 to 5. A rating from Google is in googleRating instead. */
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
  needsReservation: boolean | null;
  /** Set only when a reservation is needed. */
  reservationUrl: string | null;
  /** The source's text: "Fr 18:00-02:00" or "Fri 6pm-2am". Null if the text is missing or cannot be read. */
  hours: string | null;
  weeklyHours: WeeklyInterval[] | null;
  /** Hours on US public holidays. An empty list means closed on holidays, and null means unknown. */
  holidayHours: DayInterval[] | null;
  /** IANA zone. */
  timeZone: string | null;
  dietaryOptions: DietaryOption[];
  /** The features that the place is known to have. Whether it has any other feature is unknown. */
  features: Feature[];
  aiInsight: string | null;
  description: string | null;
  recommendedDishes: string[];
  /**
   * The dishes that the restaurant serves, as concepts of search/vocabulary/dish.json: "pho", "tacos". They are derived
   * from the restaurant's name, not from a source.
   */
  dishes: string[];
  /** The meals that the restaurant serves. Like the dishes, they are derived from the restaurant's name. */
  mealTimes: MealTime[];
  /** "2019-05-01"; "2019-01-01" when only the year is known. */
  openedOn: string | null;
  /** True when the source says that the restaurant has closed permanently. */
  isClosed: boolean;
  /** Degrees, WGS 84. */
  latitude: number | null;
  longitude: number | null;
}
