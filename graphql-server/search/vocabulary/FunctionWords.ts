import type { Language } from '../../languages';
import { languages } from './words.json';

/** The function words of one language: lower case, without accents; phrases have spaces, except in Chinese. */
export interface FunctionWords {
  /** Before what is unwanted: "no", "sick of", "sin", "不要". */
  negations: readonly string[];
  /** After what is unwanted: "free", "말고", "除外". */
  negationsAfter: readonly string[];
  /** Around what somebody cannot eat: "allergic to", "过敏". */
  allergies: readonly string[];
  /** What ends the reach of a negation: "but", "pero". */
  turns: readonly string[];
  /** Looks like a negation but is not one: "not sure", "no importa", "不错". */
  notNegating: readonly string[];
  /** "very", "muy": known as function words, but they change no weight. */
  intensifiers: readonly string[];
  /** "a bit", "ideally": what follows counts for less. */
  softeners: readonly string[];
  /** "too", "not too": the quality that follows is unwanted, with or without a negation. */
  tooMuch: readonly string[];
  /** Words that are not searched for. */
  stopWords: readonly string[];
  /** Words that people put around a craving: "place", "recommend". They are not searched for either. */
  wrapping: readonly string[];
  /** "under $20": before (in Chinese and Korean also after) the highest amount. */
  under: readonly string[];
  /** "over $20". */
  over: readonly string[];
  /** "about 20 dollars". */
  about: readonly string[];
  /** "per person". */
  perPerson: readonly string[];
  /** Before or after an amount of money. */
  currency: readonly string[];
  /** After a number of people. */
  people: readonly string[];
  /** Before a number of people: "party of". */
  partyBefore: readonly string[];
  now: readonly string[];
  today: readonly string[];
  tonight: readonly string[];
  tomorrow: readonly string[];
  weekend: readonly string[];
  /** The names of the days, Sunday first. */
  days: readonly (readonly string[])[];
  am: readonly string[];
  pm: readonly string[];
  /** Before or after an hour: "open until", "营业到". */
  openAt: readonly string[];
  minutes: readonly string[];
  walk: readonly string[];
  drive: readonly string[];
  kilometres: readonly string[];
  miles: readonly string[];
  blocks: readonly string[];
  /** Near, without a number. */
  near: readonly string[];
  /** Numbers as words. */
  numbers: Readonly<Record<string, number>>;
  /** Endings of nouns in sentences: Korean only. */
  particles: readonly string[];
}

/** The function words of each language, bundled with the server. */
export const functionWords: Readonly<Record<Language, FunctionWords>> = languages as unknown as Record<
  Language,
  FunctionWords
>;
