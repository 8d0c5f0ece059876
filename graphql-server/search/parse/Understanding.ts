import type { DietaryOption, PriceRange } from '../../facts/facts';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import type { NamedPlace } from './NamedPlace';

/** A minute of a weekday, in the time zone of the place. */
export interface OpenMoment {
  /** 0 is Sunday. */
  day: number;
  /** Minutes after that day's midnight, 0 to 1439. */
  minute: number;
}

/** When a place must be open: now, or at any one of several moments ("Sunday brunch": at ten, eleven or noon). */
export type OpenAt = 'now' | OpenMoment[];

/**
 * The conditions that a place must fulfill, because the diner stated them explicitly. `partySize` is not a condition.
 * A place with an unknown fact fails the condition for this fact. Only `avoid` and `avoidWords` accept such a place.
 */
export interface UnderstoodFilters {
  /** A place must offer all of these diets, but only one of the diets in `dietaryEither`. */
  dietary: DietaryOption[];
  /** The diets of `dietary` that are joined by "or" ("kosher or halal"); none of them is in `allergic`. */
  dietaryEither?: DietaryOption[];
  /**
   * The diets of `dietary` that an allergy or an illness requires; nut-free always counts as such a diet. A place that
   * lacks one of these diets is neither a result nor a near miss.
   */
  allergic?: DietaryOption[];
  /**
   * What the food must not contain: ids of concepts, e.g. "shrimp". Places whose facts indicate one of these
   * concepts, even weakly, fail.
   */
  avoid: string[];
  /**
   * Stems of allergens that have no concept of their own in the vocabulary, e.g. "mustard". Places whose texts contain
   * one of these stems fail.
   */
  avoidWords?: string[];
  /** A place must have one of these prices. If the list is empty, every price is accepted. */
  priceRanges: PriceRange[];
  openAt: OpenAt | null;
  /** How many people come. This number excludes no place; it only adds wanted concepts (statedConcepts.ts). */
  partySize: number | null;
  /** The greatest distance from the diner's position, in km. It has no effect if the position is unknown. */
  kilometres: number | null;
}

export type ChipKind =
  | 'WANTED'
  | 'UNWANTED'
  | 'DIETARY'
  | 'ALLERGY'
  | 'PRICE'
  | 'OPEN_AT'
  | 'PARTY'
  | 'DISTANCE'
  | 'PLACE'
  | 'REMEMBERED';

/** One part of what the search understood. A diner can remove a chip by its id. */
export interface Chip {
  /** The same each time the craving is read, e.g. "wanted:quiet", "diet:vegan", "open:now". */
  id: string;
  kind: ChipKind;
  /** The concept that the chip stands for; null for other things ("open now"). */
  concept: string | null;
  /**
   * The part of the craving that the chip stands for. '' for a remembered concept, and for a wanted or unwanted concept
   * that a model added.
   */
  text: string;
}

/** A word to look for in texts, folded and stemmed, and how much it counts: 0 to 1. */
export interface Term {
  word: string;
  weight: number;
}

/** A craving as the search engine understands it. */
export interface Understanding {
  /** The typed text without control characters, cut to the length that the search reads (words/normalise.ts). */
  text: string;
  /** Whether the typed text was longer and was cut (words/normalise.ts). */
  isCut: boolean;
  corrections: { from: string; to: string }[];
  /** Words, as typed, that the search cannot use (parse/unknownWords.ts). */
  unknownWords?: string[];
  /** Words for the text score, without stop words and refused words. */
  terms: Term[];
  /** The last word, folded, if the diner may still be typing it. */
  lastPrefix: string | null;
  /** The concepts that the diner asked for, with related concepts (relations of the vocabulary), strongest first. */
  wanted: ConceptWeight[];
  /** The concepts that the diner refused, with related concepts. */
  unwanted: ConceptWeight[];
  /**
   * The concepts that similar cravings in the memory want. A weight below 0 means that these cravings refuse the
   * concept. This list has its own weight in the score. A concept can be in this list and in `wanted`.
   */
  remembered: ConceptWeight[];
  filters: UnderstoodFilters;
  /**
   * Names of chains and famous restaurants that the diner asked for, each as a list of words. Places with such a name
   * come first.
   */
  calledNames?: string[][];
  /**
   * The text without the words that name a part of the city (see callText.ts). The search looks for names of places in
   * this text, or in the whole text if this field is absent.
   */
  callText?: string;
  /** Names of places that the diner refused, each as a list of words. Places with such a name are not results. */
  refusedNames?: string[][];
  /** Whether the craving has a word that refuses something, in any language ("no", "except", 말고), a minus sign or 🚫. */
  refuses?: boolean;
  /** The refused words, folded, and those beside a refusal ("not Mokabe's"). No name begins with them. */
  refusedWords?: readonly string[];
  /**
   * Whether the diner said "nearer" or "close by". Then distance counts more, provided that the diner's position is
   * known.
   */
  asksForNearby?: boolean;
  /** Whether the diner said "surprise me". Then the results are the best places of many kinds. */
  isSurprise?: boolean;
  /** The named part of the city; null when no part is named. */
  place?: NamedPlace | null;
  chips: Chip[];
  /**
   * Whether the craving names one or two foods, drinks, cooking techniques, tastes, diets or unknown words, names no
   * other concept and refuses nothing: "sushi", "burrata pizza", "Zola". Prices, times, party sizes and distances do
   * not count.
   */
  isKeyword: boolean;
  /**
   * 'matching': the diner asked for something. 'everything': the text does not limit the results ("", "best
   * places to eat"). 'nothing': the text has no word ("!!!"), so there are no results.
   */
  scope: 'matching' | 'everything' | 'nothing';
}

/** The part of an understanding that API clients receive. */
export type ShownUnderstanding = Pick<
  Understanding,
  'text' | 'isCut' | 'corrections' | 'unknownWords' | 'asksForNearby' | 'chips'
>;
