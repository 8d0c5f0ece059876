import type { Restaurant } from '../../database/__generated__/prisma/client';
import { unknownFact } from '../../facts/factTypes';
import { conceptNumber } from '../index/conceptNumbers';
import { conceptsOf, isDerived, type PlaceFacts, placeFactNames } from '../place/conceptsOf';
import { hashOf } from '../place/documentFormat';
import { searchWords } from '../place/weighedWords';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import type { ReasonField } from './SearchReason';

/** One fact of a restaurant: the field that contains the fact, and the text of the fact. */
export interface Fact {
  field: ReasonField;
  text: string;
}

/**
 * The facts of a restaurant, with the concepts and words of each fact. The form is compact, because the facts of
 * thousands of restaurants stay in memory.
 */
export interface IndexedFacts {
  facts: readonly Fact[];
  /**
   * Each entry is one number with three parts: a fact, a concept that the fact supports, and the weight of this
   * support. `factOf`, `conceptOf` and `weightOf` read the parts.
   */
  concepts: Uint32Array;
  /** Pairs of numbers: the index of a fact in `facts`, and the code of a word in this fact. */
  words: Uint32Array;
}

/** The fact of an entry: its index in `facts`. */
export const factOf = (entry: number): number => entry >>> 20;
/** The number of an entry's concept. */
export const conceptOf = (entry: number): number => (entry >>> 8) & 4095;
/** How strongly the fact of an entry supports its concept, in hundredths. */
export const weightOf = (entry: number): number => entry & 255;

/** A fact supports a concept if the concept has at least this weight in the fact. */
const LEAST = 0.3;

const NOTHING = Object.fromEntries(placeFactNames.map((fact) => [fact, unknownFact(fact)]));

const cache = new WeakMap<Restaurant, IndexedFacts>();

/**
 * Returns the facts of a restaurant, short facts before sentences. The facts are computed only once for each
 * Restaurant object.
 */
export function indexedFactsOf(restaurant: Restaurant): IndexedFacts {
  let facts = cache.get(restaurant);
  if (!facts) {
    facts = packed(read(restaurant));
    cache.set(restaurant, facts);
  }
  return facts;
}

/** Returns the code of a word, which is its hash. */
export const wordCode = hashOf;

function packed(facts: readonly ReadFact[]): IndexedFacts {
  const concepts: number[] = [];
  const words: number[] = [];
  for (const [fact, { concepts: factConcepts, words: factWords }] of facts.entries()) {
    for (const { concept, weight } of factConcepts) {
      const number = conceptNumber(concept);
      if (number !== undefined && weight >= LEAST)
        concepts.push((fact << 20) | (number << 8) | Math.round(100 * weight));
    }
    for (const word of new Set(factWords)) words.push(fact, wordCode(word));
  }
  return {
    facts: facts.map(({ field, text }) => ({ field, text })),
    concepts: Uint32Array.from(concepts),
    words: Uint32Array.from(words),
  };
}

interface ReadFact extends Fact {
  words: readonly string[];
  concepts: readonly ConceptWeight[];
}

function read(restaurant: Restaurant): ReadFact[] {
  const { name, cuisine, recommendedDishes, features, dietaryOptions, priceRange, hours, weeklyHours } = restaurant;
  const { neighborhood, description, aiInsight, city } = restaurant;
  // A derived diet or feature is left out, because it follows from the name or the cuisine, which are separate facts.
  const stated = <Value>(field: keyof PlaceFacts, values: Value[]) =>
    isDerived(restaurant as PlaceFacts, field) ? [] : values;
  return [
    readFact('NAME', name, { name, city }),
    ...some(cuisine, (text) => readFact('CUISINE', text, { cuisine })),
    ...recommendedDishes.map((dish) => readFact('DISH', dish, { recommendedDishes: [dish] })),
    ...stated('features', features).map((feature) =>
      readFact('FEATURE', feature.replaceAll('-', ' '), { features: [feature] }),
    ),
    ...stated('dietaryOptions', dietaryOptions).map((diet) => readFact('DIETARY', diet, { dietaryOptions: [diet] })),
    ...some(priceRange, (text) => readFact('PRICE', text, { priceRange })),
    ...some(hours, (text) => readFact('HOURS', text, { weeklyHours })),
    ...some(neighborhood, (text) => readFact('NEIGHBORHOOD', text, { neighborhood })),
    ...sentences(description).map((text) => readFact('DESCRIPTION', text, { description: text })),
    ...sentences(aiInsight).map((text) => readFact('INSIGHT', text, { aiInsight: text })),
  ];
}

function readFact(field: ReasonField, text: string, facts: Partial<PlaceFacts>): ReadFact {
  const words = field === 'PRICE' || field === 'HOURS' ? [] : searchWords(text);
  return { field, text, words, concepts: conceptsOf({ ...NOTHING, name: '', ...facts } as PlaceFacts) };
}

const some = (text: string | null, readText: (text: string) => ReadFact): ReadFact[] => (text ? [readText(text)] : []);

/** The space after a sentence. A period after a listed abbreviation or one capital letter does not end a sentence. */
const SENTENCE_END = /(?<=[.!?])(?<!\b(?:St|Ste|Ft|Mt|Dr|Mr|Mrs|Ms|Jr|Sr|Ave|Blvd|No|vs|\p{Lu})\.)\s+/u;
/**
 * The start of the last sentence of a derived insight (catalogue/derive/insightOf.ts). This sentence names the facts
 * that the insight uses, so it is not a reason to choose the restaurant.
 */
const ORIGIN = /^From: /;

const sentences = (text: string | null): string[] =>
  text ? text.split(SENTENCE_END).filter((sentence) => sentence && !ORIGIN.test(sentence)) : [];
