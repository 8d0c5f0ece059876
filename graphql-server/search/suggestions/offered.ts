import type { Language } from '../../domain/settings/languages';
import file from './suggestions.json';

/** What a suggestion is: something the member searched for before, or a kind of food, drink, need or meal. */
export type SuggestionCategory = 'RECENT' | 'CUISINE' | 'FOOD_TYPE' | 'DRINK' | 'DESSERT' | 'DIETARY' | 'MEAL_TYPE';

/** A suggestion of the lists in suggestions.json, in every language. */
export interface Offered {
  category: Exclude<SuggestionCategory, 'RECENT'>;
  text: Readonly<Record<Language, string>>;
}

const lists: Readonly<Record<Offered['category'], Offered['text'][]>> = file.categories;

/** Everything the box can offer, list after list. */
export const offered: readonly Offered[] = Object.entries(lists).flatMap(([category, texts]) =>
  texts.map((text) => ({ category: category as Offered['category'], text })),
);
