import type { MealTime } from '../../facts/facts';
import { cluesIn, dishOf, mealOf } from './nameClues';

/** The dishes or meals in a name, and the words in which they were found. */
export interface Named<Kind> {
  what: Kind[];
  /** For each element of `what`, the first words in the name that mean this element, in the form of foldName. */
  words: string[];
}

/**
 * The dishes in a name: pho and chicken wings for "Pho & Wings". A dish that the name refuses does not count ("Without
 * Pizza"). Null if no dish counts. In a name with pizza, the word "pie" alone means a pizza.
 */
export function dishesFromName(name: string): Named<string> | null {
  const hasPizza = cluesIn(name).some((clue) => dishOf(clue) === 'pizza');
  return meaningsIn(name, (clue) => (hasPizza && /^pies?$/.test(clue) ? undefined : dishOf(clue)));
}

/** The meals in a name: brunch for "Brunch House". Null if the name contains no meal. */
export const mealsFromName = (name: string): Named<MealTime> | null => meaningsIn(name, mealOf);

function meaningsIn<Kind>(name: string, meaning: (clue: string) => Kind | undefined): Named<Kind> | null {
  const found = new Map<Kind, string>();
  for (const clue of cluesIn(name)) {
    const what = meaning(clue);
    if (what !== undefined && !found.has(what)) found.set(what, clue);
  }
  return found.size > 0 ? { what: [...found.keys()], words: [...found.values()] } : null;
}
