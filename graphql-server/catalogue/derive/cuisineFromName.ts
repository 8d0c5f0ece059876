import { remember } from '../normalise/remember';
import { foldName } from './foldName';
import { clues } from './nameClues.json';

/** What a name says is cooked, and the words that say it. */
export interface NamedCuisine {
  /** Display words, in the order in which the name says them. */
  cuisine: string;
  /** The words of the name, as foldName writes them. */
  words: string[];
}

const cuisineOf = new Map(
  Object.entries(clues).flatMap(([cuisine, words]) => words.map((word) => [word, cuisine] as const)),
);
const longestFirst = [...cuisineOf.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
const anyClue = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'gu');

/** "Pho Grand" is Vietnamese, "Tony's Pizza & Subs" Pizza, Sandwiches; null where a name does not say what is cooked. */
export const cuisineFromName: (name: string) => NamedCuisine | null = remember((name) => {
  const said = new Map<string, string>();
  for (const [word] of foldName(name).matchAll(anyClue)) {
    const cuisine = cuisineOf.get(word);
    if (cuisine && !said.has(cuisine)) said.set(cuisine, word);
  }
  if (said.size === 0) return null;
  const words = [...new Set([...said.keys()].flatMap((cuisine) => cuisine.split(', ')))];
  return { cuisine: words.join(', '), words: [...said.values()] };
});
