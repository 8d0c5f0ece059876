import type { Language } from '../../languages';
import { languages } from './words.json';

/** The function words of one language, in lower case. Some entries are phrases of several words. */
export interface FunctionWords {
  /** Words before something unwanted: "no", "sick of", "sin", "不要". */
  negations: readonly string[];
  /** Words after something unwanted: "free", "말고", "除外". */
  negationsAfter: readonly string[];
  /** Words before or after something that the diner cannot eat: "allergic to", "过敏". */
  allergies: readonly string[];
  /** Words at which a negation can end: "but", "with", "pero". */
  turns: readonly string[];
  /** Words that look like a negation but are not one: "not sure", "no importa", "不错". */
  notNegating: readonly string[];
  /** Words that say that the next concept is neither wanted nor refused: "doesn't have to be", "don't care if". */
  indifferent: readonly string[];
  /** Words such as "very" and "muy". They count as function words but change no weight. */
  intensifiers: readonly string[];
  /** Words such as "a bit" and "ideally": the next concept counts less. */
  softeners: readonly string[];
  /** Words such as "too", and phrases such as "not too". The quality after them can be unwanted (see isTooMuch). */
  tooMuch: readonly string[];
  /** Words that are not searched for. */
  stopWords: readonly string[];
  /** Words that people put around a craving: "place", "recommend". They are not searched for either. */
  wrapping: readonly string[];
  /** Words before or after the highest amount: "under $20", "$20 or less". */
  under: readonly string[];
  /** Words before or after the lowest amount: "over $20". */
  over: readonly string[];
  /** Words before or after an approximate amount: "about 20 dollars". */
  about: readonly string[];
  /** Words for "per person". */
  perPerson: readonly string[];
  /** Words before or after an amount of money. */
  currency: readonly string[];
  /** Words after a number of people. */
  people: readonly string[];
  /** Words before a number of people: "party of". */
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
  /** Words before or after an hour: "open until", "营业到". */
  openAt: readonly string[];
  minutes: readonly string[];
  walk: readonly string[];
  drive: readonly string[];
  kilometres: readonly string[];
  metres: readonly string[];
  yards: readonly string[];
  feet: readonly string[];
  miles: readonly string[];
  blocks: readonly string[];
  /** Words that ask for a place nearby without a number: "near me", "walking distance". */
  near: readonly string[];
  /** Numbers as words. */
  numbers: Readonly<Record<string, number>>;
  /** Endings that nouns have in sentences; only in Korean. */
  particles: readonly string[];
}

/** The function words of each language, bundled with the server. */
export const functionWords: Readonly<Record<Language, FunctionWords>> = languages as unknown as Record<
  Language,
  FunctionWords
>;
