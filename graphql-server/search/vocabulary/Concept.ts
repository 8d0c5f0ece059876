import type { Language } from '../../languages';

/** The kinds of concepts. Each kind has a data file in this folder, with the name of the kind. */
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

/** The kind of a concept. */
export type ConceptKind = (typeof KINDS)[number];

/** How strongly one concept is related to other concepts: id -> 0..1. */
export type Relations = Readonly<Record<string, number>>;

/** A concept as an editor writes it; docs/search.md explains each part. */
export interface ConceptEntry {
  /** What diners read on a chip. */
  label: Readonly<Record<Language, string>>;
  /** English words for the concept, in cravings and in texts about places. */
  phrases: readonly string[];
  /** English words that count only in cravings: slang, situations. */
  asked?: readonly string[];
  /** English words that count only in texts about places. */
  told?: readonly string[];
  es?: readonly string[];
  zh?: readonly string[];
  ko?: readonly string[];
  /** Facts of a place that mean the concept: cuisine words, features, diets, prices, badges. */
  facts?: readonly string[];
  /** The concept's parents: ramen is Japanese. The parents of parents count too; weights are multiplied. */
  is?: Relations;
  /** Concepts that often occur together with this concept. They count less than the concept itself. */
  suggests?: Relations;
  /** The concept's opposites. It is enough if one of two opposites lists the other. */
  opposes?: readonly string[];
}

/** A concept of the vocabulary. Parts that the editor left out are empty. */
export interface Concept extends Required<ConceptEntry> {
  id: string;
  kind: ConceptKind;
}

/** One data file. */
export interface ConceptFile {
  /** Explains the file to its editors. */
  about: string;
  concepts: Readonly<Record<string, ConceptEntry>>;
}
