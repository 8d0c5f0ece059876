import { remember } from '../../text/remember';
import { cluesIn, cuisineOf, kindOf } from './nameClues';

/** What a name says is cooked, and the words that say it. */
export interface NamedCuisine {
  /** Display words, in the order in which the name says them. */
  cuisine: string;
  /** The words of the name, as foldName writes them. */
  words: string[];
}

/** As many as a restaurant has of a source. */
const MOST_WORDS = 5;

/**
 * "Pho Grand" is Vietnamese, "Tony's Pizza & Subs" Pizza, Sandwiches, "Venice Cafe" at least a Cafe; null where a name says
 * neither what is cooked nor what kind of place it is.
 */
export const cuisineFromName: (name: string) => NamedCuisine | null = remember((name) => {
  const clues = cluesIn(name);
  return said(clues, cuisineOf, MOST_WORDS) ?? said(clues.reverse(), kindOf, 1);
});

function said(
  clues: readonly string[],
  meaning: (clue: string) => string | undefined,
  most: number,
): NamedCuisine | null {
  const found = new Map<string, string>();
  for (const word of clues) {
    const cuisine = meaning(word);
    if (cuisine && !found.has(cuisine) && found.size < most) found.set(cuisine, word);
  }
  return found.size > 0 ? { cuisine: [...found.keys()].join(', '), words: [...found.values()] } : null;
}
