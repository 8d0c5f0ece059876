import type { Restaurant } from '../../database/__generated__/prisma/client';
import { conceptNumber } from '../index/conceptNumbers';
import { conceptsOf, type PlaceFacts } from '../place/conceptsOf';
import { hashOf } from '../place/documentFormat';
import { searchWords } from '../place/weighedWords';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import type { ReasonField } from './SearchReason';

/** One fact of a restaurant, in its own words. */
export interface Fact {
  field: ReasonField;
  text: string;
}

/** Every single fact of a restaurant, and what each tells, packed: thousands are kept. */
export interface Tellings {
  facts: readonly Fact[];
  /** A fact, a concept and how surely it tells of it in one number each: see `factOf`, `numberOf` and `weightOf`. */
  concepts: Uint32Array;
  /** Two by two: a fact, the code of a word it holds. */
  words: Uint32Array;
}

/** The number of the fact that tells. */
export const factOf = (telling: number): number => telling >>> 20;
/** The number of the concept it tells of. */
export const numberOf = (telling: number): number => (telling >>> 8) & 4095;
/** How surely; 100: wholly. */
export const weightOf = (telling: number): number => telling & 255;

/** A fact tells of a concept from this strength on. */
const FAIR = 0.3;

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
  needsReservation: null,
  aiInsight: null,
};

const remembered = new WeakMap<Restaurant, Tellings>();

/** What a restaurant's facts tell, what weighs most first; worked out once for as long as the row is kept. */
export function tellingsOf(restaurant: Restaurant): Tellings {
  let tellings = remembered.get(restaurant);
  if (!tellings) {
    tellings = packed(read(restaurant));
    remembered.set(restaurant, tellings);
  }
  return tellings;
}

/** What stands for a word. */
export const wordCode = hashOf;

function packed(told: readonly Telling[]): Tellings {
  const concepts: number[] = [];
  const words: number[] = [];
  for (const [fact, telling] of told.entries()) {
    for (const { concept, weight } of telling.concepts) {
      const number = conceptNumber(concept);
      if (number !== undefined && weight >= FAIR)
        concepts.push((fact << 20) | (number << 8) | Math.round(100 * weight));
    }
    for (const word of new Set(telling.words)) words.push(fact, wordCode(word));
  }
  return {
    facts: told.map(({ field, text }) => ({ field, text })),
    concepts: Uint32Array.from(concepts),
    words: Uint32Array.from(words),
  };
}

interface Telling extends Fact {
  words: readonly string[];
  concepts: readonly ConceptWeight[];
}

function read(restaurant: Restaurant): Telling[] {
  const { name, cuisine, recommendedDishes, features, dietaryOptions, priceRange, hours, weeklyHours } = restaurant;
  const { neighborhood, description, aiInsight } = restaurant;
  return [
    telling('NAME', name, { name }),
    ...some(cuisine, (text) => telling('CUISINE', text, { cuisine })),
    ...recommendedDishes.map((dish) => telling('DISH', dish, { recommendedDishes: [dish] })),
    ...features.map((feature) => telling('FEATURE', feature.replaceAll('-', ' '), { features: [feature] })),
    ...dietaryOptions.map((diet) => telling('DIETARY', diet, { dietaryOptions: [diet] })),
    ...some(priceRange, (text) => telling('PRICE', text, { priceRange })),
    ...some(hours, (text) => telling('HOURS', text, { weeklyHours })),
    ...some(neighborhood, (text) => telling('NEIGHBORHOOD', text, { neighborhood })),
    ...sentences(description).map((text) => telling('DESCRIPTION', text, { description: text })),
    ...sentences(aiInsight).map((text) => telling('INSIGHT', text, { aiInsight: text })),
  ];
}

function telling(field: ReasonField, text: string, facts: Partial<PlaceFacts>): Telling {
  const words = field === 'PRICE' || field === 'HOURS' ? [] : searchWords(text);
  return { field, text, words, concepts: conceptsOf({ ...NOTHING, ...facts }) };
}

const some = (text: string | null, tell: (text: string) => Telling): Telling[] => (text ? [tell(text)] : []);

const sentences = (text: string | null): string[] => (text ? text.split(/(?<=[.!?])\s+/).filter(Boolean) : []);
