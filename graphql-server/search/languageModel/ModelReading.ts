import type { DietaryOption, PriceRange } from '../../facts/facts';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';

/** The days a model may name; "today" gets its weekday when a search is made, because a reading is kept for weeks. */
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
/** One of these days. */
export type ModelDay = (typeof modelDays)[number];

/** Something that must hold, with the words of the craving (folded) that ask for it. */
export interface Quoted<Value> {
  value: Value;
  words: string;
}

/** When it has to be open: a day and minutes after midnight, which mean nothing beside "now". */
export interface ModelMoment {
  day: ModelDay;
  minute: number;
}

/** What a language model made of a craving, checked: our own concepts and filters, and nothing else. */
export interface ModelReading {
  /** Strongest first. */
  wanted: ConceptWeight[];
  unwanted: ConceptWeight[];
  dietary: Quoted<DietaryOption>[];
  /** Concepts (ingredients and dishes) that must not be on the plate. */
  avoid: Quoted<string>[];
  prices: Quoted<PriceRange>[];
  /** Any of them. */
  open: Quoted<ModelMoment>[];
  party: Quoted<number>[];
  /** Kilometres at most. */
  distance: Quoted<number>[];
}

/** Of a craving that a model could make nothing of. */
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
