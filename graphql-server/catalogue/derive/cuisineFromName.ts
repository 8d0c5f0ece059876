import { cluesIn, cuisineOf, kindOf } from './nameClues';

/** The cuisine that a name implies, and the words that imply it. */
export interface NamedCuisine {
  /** Display words, in the order of the words in the name. */
  cuisine: string;
  /** The words of the name, in the form of foldName. */
  words: string[];
}

/** The most cuisines of one restaurant; the limit for cuisines from a source is the same. */
const MOST_WORDS = 5;

/**
 * The cuisine that a name implies: "Pho Grand" is Vietnamese, "Tony's Pizza & Subs" is Pizza, Sandwiches, and "Venice
 * Cafe" is at least a Cafe. Null if the name shows neither the cuisine nor the kind of place.
 */
export function cuisineFromName(name: string): NamedCuisine | null {
  const clues = cluesIn(name);
  return said(clues, cuisineOf, MOST_WORDS) ?? said(clues.toReversed(), kindOf, 1);
}

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
  if (found.has('Pizza')) found.delete('Pies'); // a pie is a pizza then
  return found.size > 0 ? { cuisine: [...found.keys()].join(', '), words: [...found.values()] } : null;
}
