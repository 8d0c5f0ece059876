import type { Restaurant } from '../../database/__generated__/prisma/client';
import { conceptsOf, type PlaceFacts } from '../place/conceptsOf';
import { searchWords } from '../place/weighedWords';
import type { ReasonField } from './SearchReason';

/** One fact of a restaurant as it stands, and what it tells. */
export interface Telling {
  field: ReasonField;
  text: string;
  /** Folded and stemmed. */
  words: ReadonlySet<string>;
  /** How surely, by concept: 0 to 1. */
  concepts: ReadonlyMap<string, number>;
}

const NOTHING: PlaceFacts = {
  name: '',
  cuisine: null,
  priceRange: null,
  dietaryOptions: [],
  features: [],
  description: null,
  recommendedDishes: [],
  neighborhood: null,
  weeklyHours: null,
  brand: null,
  gemType: null,
  needsReservation: false,
  aiInsight: null,
};

const remembered = new WeakMap<Restaurant, Telling[]>();

/** Every single fact of a restaurant, what weighs most first; worked out once for as long as the row is kept. */
export function tellingsOf(restaurant: Restaurant): readonly Telling[] {
  let tellings = remembered.get(restaurant);
  if (!tellings) {
    tellings = read(restaurant);
    remembered.set(restaurant, tellings);
  }
  return tellings;
}

function read(restaurant: Restaurant): Telling[] {
  const { name, cuisine, recommendedDishes, features, dietaryOptions, priceRange, hours, weeklyHours } = restaurant;
  const { neighborhood, description, aiInsight } = restaurant;
  return [
    telling('NAME', name, { name }),
    ...some(cuisine, (text) => telling('CUISINE', text, { cuisine })),
    ...recommendedDishes.map((dish) => telling('DISH', dish, { recommendedDishes: [dish] })),
    ...features.map((feature) => telling('FEATURE', feature.replaceAll('-', ' '), { features: [feature] })),
    ...dietaryOptions.map((diet) => telling('DIET', diet, { dietaryOptions: [diet] })),
    ...some(priceRange, (text) => telling('PRICE', text, { priceRange })),
    ...some(hours, (text) => telling('HOURS', text, { weeklyHours })),
    ...some(neighborhood, (text) => telling('NEIGHBORHOOD', text, { neighborhood })),
    ...sentences(description).map((text) => telling('DESCRIPTION', text, { description: text })),
    ...sentences(aiInsight).map((text) => telling('INSIGHT', text, { aiInsight: text })),
  ];
}

function telling(field: ReasonField, text: string, facts: Partial<PlaceFacts>): Telling {
  const concepts = conceptsOf({ ...NOTHING, ...facts });
  return {
    field,
    text,
    words: new Set(field === 'PRICE' || field === 'HOURS' ? [] : searchWords(text)),
    concepts: new Map(concepts.map(({ concept, weight }) => [concept, weight])),
  };
}

const some = (text: string | null, tell: (text: string) => Telling): Telling[] => (text ? [tell(text)] : []);

const sentences = (text: string | null): string[] => (text ? text.split(/(?<=[.!?])\s+/).filter(Boolean) : []);
