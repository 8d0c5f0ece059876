import { cuisines } from '../../facts/cuisines.json';
import { nameWords } from '../../search/vocabulary/nameWords';
import { remember } from '../normalise/remember';
import { foldName } from './foldName';
import { phrasesOf } from './phrasesOf';

/** The cuisine that a name implies, and the words that imply it. */
export interface NamedCuisine {
  /** Display words, in the order in which the name says them. */
  cuisine: string;
  /** The words of the name, in the form of foldName. */
  words: string[];
}

/** The most that a restaurant gets from a source, too. */
const MOST_WORDS = 5;
const words = nameWords((word) => Object.hasOwn(cuisines, word));
const ofCuisines = new Map([...words.cuisines].map(([word, cuisine]) => [foldName(word), cuisine]));
const ofKinds = new Map([...words.kinds].map(([word, kind]) => [foldName(word), kind]));
const silent = new Set(words.nothing.map(foldName));
const stems = [...words.stems.keys()].join('|');
const longer = new RegExp(`^(?:(?:${stems})\\p{L}+|\\p{L}+(?:${stems})s?)$`, 'u');
const anyStem = new RegExp(stems, 'u');
/** "L'Osteria" is the osteria. */
const ARTICLE = /(?<!\p{L})([ld])['’](?=\p{L})/giu;

/**
 * "Pho Grand" is Vietnamese, "Tony's Pizza & Subs" Pizza, Sandwiches, "Venice Cafe" at least a Cafe; null when a name
 * shows neither the cuisine nor the kind of place.
 */
export const cuisineFromName: (name: string) => NamedCuisine | null = remember((name) => {
  const folded = foldName(name.replace(ARTICLE, '$1 ')).split(' ');
  const clues = phrasesOf(folded, isClue).map(({ phrase }) => phrase);
  return said(clues, ofCuisines, MOST_WORDS) ?? said(clues.reverse(), ofKinds, 1);
});

const isClue = (phrase: string): boolean =>
  ofCuisines.has(phrase) || ofKinds.has(phrase) || silent.has(phrase) || longer.test(phrase);

function said(clues: readonly string[], meaning: ReadonlyMap<string, string>, most: number): NamedCuisine | null {
  const found = new Map<string, string>();
  for (const word of clues) {
    const cuisine = meaning.get(word) ?? (meaning === ofCuisines ? ofStem(word) : undefined);
    if (cuisine && !found.has(cuisine) && found.size < most) found.set(cuisine, word);
  }
  return found.size > 0 ? { cuisine: [...found.keys()].join(', '), words: [...found.values()] } : null;
}

function ofStem(word: string): string | undefined {
  if (silent.has(word) || ofKinds.has(word)) return undefined;
  const [stem] = anyStem.exec(word) ?? [];
  return stem && words.stems.get(stem);
}
