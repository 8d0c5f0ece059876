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

/** When a place has to be open: at this moment, or at any one of several ("Sunday brunch", at ten, at eleven or at noon). */
export type OpenAt = 'now' | OpenMoment[];

/** What must hold, because it was asked for explicitly; what is not known of a place does not hold. */
export interface UnderstoodFilters {
  /** All of them. */
  dietary: DietaryOption[];
  /** Those of them that an allergy or an illness needs: they bind, where others only decide who comes first. */
  allergic?: DietaryOption[];
  /** What must not be on the plate: ids of concepts, e.g. "peanuts". Only places that are known to serve it fail. */
  avoid: string[];
  /** Stems of foods that an allergy names and the vocabulary does not know: nothing that mentions them. */
  avoidWords?: string[];
  /** Any of them; empty: any price. */
  priceRanges: PriceRange[];
  openAt: OpenAt | null;
  partySize: number | null;
  /** How far away at most. */
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

/** One thing that was understood, which a diner can take away again by its id. */
export interface Chip {
  /** The same for the same craving, e.g. "wanted:quiet", "diet:vegan", "open:now". */
  id: string;
  kind: ChipKind;
  /** The concept it stands for; null where it is none ("open now"). */
  concept: string | null;
  /** The words of the craving it stands for; '' when the memory added it. */
  text: string;
}

/** A word to look for in texts, folded and stemmed, and how much it counts: 0 to 1. */
export interface Term {
  word: string;
  weight: number;
}

/** A craving as the engine reads it; a pure function of the text, the clock and what was taken away. */
export interface Understanding {
  /** As typed, without control characters; as much of it as counts. */
  text: string;
  /** More was typed than counts (words/normalise.ts). */
  isCut: boolean;
  corrections: { from: string; to: string }[];
  /** Words for the text score: no stop words, nothing that was refused. */
  terms: Term[];
  /** The last word, folded, when it may be half typed. */
  lastPrefix: string | null;
  /** What was said, with what follows from it (relations of the vocabulary), strongest first. */
  wanted: ConceptWeight[];
  /** What was refused. */
  unwanted: ConceptWeight[];
  /** What similar cravings of the memory want (a weight below 0: do not want), apart, so that it can be weighed. */
  remembered: ConceptWeight[];
  filters: UnderstoodFilters;
  /** Names of chains and rooms that were asked for, each as its words: places that bear one come first. */
  calledNames?: string[][];
  /** The words that may call a place by its name: without those that say where. As typed where absent. */
  callText?: string;
  /** Names of places that were refused, each as its words: places that bear one are no answers. */
  refusedNames?: string[][];
  /** "Nearer", "close by": distance counts for more, where it is known where the reader is. */
  isNearer?: boolean;
  /** "Surprise me": the best of many sorts. */
  isSurprise?: boolean;
  /** The part of the city that is named; null where none is. */
  place?: NamedPlace | null;
  chips: Chip[];
  /** A word or two that name what to eat, or somebody's name, and tell of nothing else: "sushi", "burrata pizza", "Zola". */
  isKeyword: boolean;
  /**
   * matching: something was asked for. everything: nothing narrows the city ("", "popular restaurants").
   * nothing: a text without a single word ("!!!"), which no restaurant answers.
   */
  scope: 'matching' | 'everything' | 'nothing';
}
