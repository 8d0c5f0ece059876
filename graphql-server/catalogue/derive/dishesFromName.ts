import type { MealTime } from '../../facts/facts';
import { remember } from '../../text/remember';
import { cluesIn, dishOf, mealOf } from './nameClues';

/** What a name promises, and the words that say it. */
export interface Named<Kind> {
  what: Kind[];
  /** The words of the name, as foldName writes them. */
  words: string[];
}

/** "Pho & Wings" serves pho and chicken wings; null where a name names no dish. */
export const dishesFromName: (name: string) => Named<string> | null = remember((name) => said(name, dishOf));

/** "Brunch House" serves brunch; null where a name promises no meal. */
export const mealsFromName: (name: string) => Named<MealTime> | null = remember((name) => said(name, mealOf));

function said<Kind>(name: string, meaning: (clue: string) => Kind | undefined): Named<Kind> | null {
  const found = new Map<Kind, string>();
  for (const clue of cluesIn(name)) {
    const what = meaning(clue);
    if (what !== undefined && !found.has(what)) found.set(what, clue);
  }
  return found.size > 0 ? { what: [...found.keys()], words: [...found.values()] } : null;
}
