import type { ConceptWeight } from '../parse/Understanding';

/** The facts of a restaurant that say what it is; null or empty where nobody knows. */
export interface PlaceFacts {
  name: string;
  cuisine: string | null;
  /** $ | $$ | $$$ | $$$$ */
  priceRange: string | null;
  dietaryOptions: readonly string[];
  features: readonly string[];
  description: string | null;
  recommendedDishes: readonly string[];
  neighborhood: string | null;
  /** As the column stands: [{ day, opens, closes }], or null. */
  weeklyHours: unknown;
  brand: string | null;
  gemType: string | null;
  needsReservation: boolean;
  aiInsight: string | null;
}

/** Which concepts a restaurant has and how surely (0 to 1), strongest first; a weight below 0: its facts deny it. */
export function conceptsOf(_facts: PlaceFacts): ConceptWeight[] {
  return [];
}
