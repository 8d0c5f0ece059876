import type { DietaryOption, PriceRange } from '../../facts/facts';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import type { NamedPlace } from './NamedPlace';

/** A minute of a weekday on the place's own clock. */
export interface OpenMoment {
  /** 0 is Sunday. */
  day: number;
  /** Minutes after that day's midnight, 0 to 1439. */
  minute: number;
}

/** When a place must be open: now, or at any one of several moments ("Sunday brunch": at ten, eleven or noon). */
export type OpenAt = 'now' | OpenMoment[];

/** What a place must fulfil, because it was asked for explicitly; an unknown fact does not fulfil it. */
export interface UnderstoodFilters {
  /** A place needs all of them. */
  dietary: DietaryOption[];
  /**
   * The diets among them that an allergy or an illness needs: only places that have these are results or near misses.
   */
  allergic?: DietaryOption[];
  /** What must not be on the plate: ids of concepts, e.g. "peanuts". Only places that are known to serve one fail. */
  avoid: string[];
  /** Stems of foods that an allergy names and the vocabulary does not know: places that mention one fail. */
  avoidWords?: string[];
  /** Any of them is enough; empty: any price. */
  priceRanges: PriceRange[];
  openAt: OpenAt | null;
  partySize: number | null;
  /** The greatest distance. */
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

/** One thing that was understood; a diner can remove it by its id. */
export interface Chip {
  /** The same craving always gives the same id, e.g. "wanted:quiet", "diet:vegan", "open:now". */
  id: string;
  kind: ChipKind;
  /** The concept it stands for; null for other things ("open now"). */
  concept: string | null;
  /** The words of the craving it stands for; '' when the memory or a language model added it. */
  text: string;
}

/** A word to look for in texts, folded and stemmed, and how much it counts: 0 to 1. */
export interface Term {
  word: string;
  weight: number;
}

/** A craving as the engine understands it; a pure function of the text, the clock and the removed chips. */
export interface Understanding {
  /** As typed, without control characters, cut to the characters that count. */
  text: string;
  /** Whether the typed text was longer and was cut (words/normalise.ts). */
  isCut: boolean;
  corrections: { from: string; to: string }[];
  /** Words, as typed, that mean nothing here (parse/unknownWords.ts). */
  unknownWords?: string[];
  /** Words for the text score, without stop words and refused words. */
  terms: Term[];
  /** The last word, folded, when it may be half typed. */
  lastPrefix: string | null;
  /** What the diner said they want, with related concepts (relations of the vocabulary), strongest first. */
  wanted: ConceptWeight[];
  /** What the diner refused, with related concepts. */
  unwanted: ConceptWeight[];
  /**
   * What similar cravings of the memory want (a weight below 0: do not want); separate, because it has its own weight
   * in the score.
   */
  remembered: ConceptWeight[];
  filters: UnderstoodFilters;
  /**
   * Names of chains and known rooms that were asked for, each as a list of words: places with such a name come first.
   */
  calledNames?: string[][];
  /**
   * The text without the words that say where: only it may contain the name of a place. If absent, the whole text may.
   */
  callText?: string;
  /** Names of places that were refused, each as a list of words: places with such a name are no answers. */
  refusedNames?: string[][];
  /** "Nearer", "close by": distance counts for more, where it is known where the reader is. */
  isNearer?: boolean;
  /** "Surprise me": the best of many sorts. */
  isSurprise?: boolean;
  /** The named part of the city; null when none is named. */
  place?: NamedPlace | null;
  chips: Chip[];
  /** Whether the craving is only a word or two for food, or a name: "sushi", "burrata pizza", "Zola". */
  isKeyword: boolean;
  /**
   * matching: something was asked for. everything: nothing narrows the city ("", "popular restaurants"). nothing: a
   * text without a single word ("!!!"), which has no results.
   */
  scope: 'matching' | 'everything' | 'nothing';
}

/** What callers are shown of it. */
export type ShownUnderstanding = Pick<
  Understanding,
  'text' | 'isCut' | 'corrections' | 'unknownWords' | 'isNearer' | 'chips'
>;
