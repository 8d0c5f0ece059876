import type { Language } from '../../languages';

/** What a concept is about: each kind has a data file of its name beside this file. */
export const KINDS = [
  'cuisine',
  'dish',
  'drink',
  'ingredient',
  'technique',
  'taste',
  'vibe',
  'noise',
  'company',
  'occasion',
  'seating',
  'service',
  'price',
  'time',
  'diet',
] as const;

/** What a concept is about. */
export type ConceptKind = (typeof KINDS)[number];

/** How strongly one concept goes with others: id -> 0..1. */
export type Relations = Readonly<Record<string, number>>;

/** A concept as an editor writes it; docs/search.md tells what each part does. */
export interface ConceptEntry {
  /** What diners read on a chip. */
  label: Readonly<Record<Language, string>>;
  /** English words for it, in cravings and in texts about places. */
  phrases: readonly string[];
  /** English words for it in cravings only: slang, situations. */
  asked?: readonly string[];
  /** English words for it in texts about places only. */
  told?: readonly string[];
  es?: readonly string[];
  zh?: readonly string[];
  ko?: readonly string[];
  /** Structured facts that mean it: cuisine words, features, diets, prices, badges. */
  facts?: readonly string[];
  /** What it is as well: ramen is Japanese. Closed upwards; weights multiply. */
  is?: Relations;
  /** What it is typically: weak evidence about a place and a weak hint in a craving. */
  suggests?: Relations;
  /** What it is the contrary of. Needs to be said on one side only. */
  opposes?: readonly string[];
}

/** A concept of the vocabulary with nothing left out. */
export interface Concept extends Required<ConceptEntry> {
  id: string;
  kind: ConceptKind;
}

/** One data file. */
export interface ConceptFile {
  /** For its editors. */
  about: string;
  concepts: Readonly<Record<string, ConceptEntry>>;
}
