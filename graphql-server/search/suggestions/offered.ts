import type { Language } from '../../languages';
import file from './suggestions.json';

/**
 * The kind of a suggestion. RECENT is an earlier search of the member. NEIGHBORHOOD and RESTAURANT are names in the
 * city. The other kinds come from the lists in suggestions.json.
 */
export type SuggestionKind =
  | 'RECENT'
  | 'CUISINE'
  | 'FOOD'
  | 'DRINK'
  | 'DESSERT'
  | 'DIETARY'
  | 'MEAL'
  | 'OCCASION'
  | 'NEIGHBORHOOD'
  | 'RESTAURANT';

/** A suggestion from the lists in suggestions.json, in every language. */
export interface Offered {
  kind: Exclude<SuggestionKind, 'RECENT' | 'NEIGHBORHOOD' | 'RESTAURANT'>;
  text: Readonly<Record<Language, string>>;
}

const lists: Readonly<Record<Offered['kind'], Offered['text'][]>> = file.kinds;

/** All suggestions of the lists, one list after the other. */
export const offered: readonly Offered[] = Object.entries(lists).flatMap(([kind, texts]) =>
  texts.map((text) => ({ kind: kind as Offered['kind'], text })),
);
