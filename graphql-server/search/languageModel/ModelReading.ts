import type { DietaryOption, PriceRange } from '../../facts/facts';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';

/**
 * "now" and the days that a model may name. A model's reading of a craving is stored for weeks, so each search replaces
 * "today" and "tomorrow" with the weekday.
 */
export const modelDays = [
  'now',
  'today',
  'tomorrow',
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
/** One of `modelDays`. */
export type ModelDay = (typeof modelDays)[number];

/** A condition, and the folded words of the craving that ask for the condition. */
export interface Quoted<Value> {
  value: Value;
  words: string;
}

/** When a place must be open: a day and minutes after midnight. For "now", the minutes are ignored. */
export interface ModelMoment {
  day: ModelDay;
  minute: number;
}

/** What a language model understood of a craving. It contains only our own concepts and filters (see readAnswer). */
export interface ModelReading {
  /** Strongest first. */
  wanted: ConceptWeight[];
  unwanted: ConceptWeight[];
  dietary: Quoted<DietaryOption>[];
  /** Concepts (ingredients and dishes) that the food must not contain. */
  avoid: Quoted<string>[];
  prices: Quoted<PriceRange>[];
  /** It is enough if a place is open at one of these moments. */
  open: Quoted<ModelMoment>[];
  party: Quoted<number>[];
  /** The greatest distance, in km. */
  distance: Quoted<number>[];
}

/** The reading of a craving that the model did not understand. */
export const emptyReading: ModelReading = {
  wanted: [],
  unwanted: [],
  dietary: [],
  avoid: [],
  prices: [],
  open: [],
  party: [],
  distance: [],
};
