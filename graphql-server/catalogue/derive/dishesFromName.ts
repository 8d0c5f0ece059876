import type { MealTime } from '../../facts/facts';
import { cluesIn, dishOf, mealOf } from './nameClues';

/** The dishes or meals in a name, and the words that name them. */
export interface Named<Kind> {
  what: Kind[];
  /** The words of the name, in the form of foldName. */
  words: string[];
}

/** The dishes in a name: "Pho & Wings" serves pho and chicken wings. Null if the name contains no dish. */
export const dishesFromName = (name: string): Named<string> | null => said(name, dishOf);

/** The meals in a name: "Brunch House" serves brunch. Null if the name contains no meal. */
export const mealsFromName = (name: string): Named<MealTime> | null => said(name, mealOf);

function said<Kind>(name: string, meaning: (clue: string) => Kind | undefined): Named<Kind> | null {
  const found = new Map<Kind, string>();
  for (const clue of cluesIn(name)) {
    const what = meaning(clue);
    if (what !== undefined && !found.has(what)) found.set(what, clue);
  }
  return found.size > 0 ? { what: [...found.keys()], words: [...found.values()] } : null;
}
