import type { Language } from '../../languages';
import file from './suggestions.json';

/**
 * What a suggestion is: an earlier search of the member, a kind of food, drink, need or meal, an occasion, or a name in
 * the city.
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
