import { cuisines } from '../../facts/cuisines.json';
import { isMealTime, type MealTime } from '../../facts/facts';
import { nameWords } from '../../search/vocabulary/nameWords';
import { memoize } from '../../text/memoize';
import { foldName } from './foldName';
import { isHedged } from './isHedged';
import { isRefused } from './isRefused';
import { longestFrom } from './longestFrom';
import { type FoundPhrase, phrasesOf } from './phrasesOf';

const words = nameWords((word) => Object.hasOwn(cuisines, word));
const folded = (list: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...list].map(([word, meaning]) => [foldName(word), meaning]));
const ofCuisines = folded(words.cuisines);
const ofKinds = folded(words.kinds);
const ofDishes = folded(words.dishes);
const ofMeals = folded(words.meals);
const ignored = new Set(words.ignoredPhrases.map(foldName));
const lengths = longestFrom([...ofCuisines.keys(), ...ofKinds.keys(), ...ofMeals.keys(), ...ignored]);
/**
 * The maximum number of words of a clue that begins with `first`. It is at least one, because any single word may
 * contain a stem ("burger" in "Wesburger").
 */
const longest = (first: string) => lengths.get(first) ?? 1;
const stems = [...words.stems.keys()].join('|');
const longer = new RegExp(`^(?:(?:${stems})\\p{L}+|\\p{L}+(?:${stems})s?)$`, 'u');
const anyStem = new RegExp(stems, 'u');
/** Matches "l'" or "d'" at the beginning of a word: "L'Osteria". */
const ARTICLE = /(?<!\p{L})([ld])['’](?=\p{L})/giu;
/** Matches a word with "'s": "Frank's", "Taco's". */
const OWNER = /(\p{L}+)['’]s(?!\p{L})/giu;
/** "Wing's" means wings ("Hot Wing's"), except at the start of a name, where Wing is an owner ("Wing's Kitchen"). */
const FOOD = 'wings';

/**
 * Folds a name like foldName, so that cluesIn can read its words: "L'Osteria" becomes two words. "Frank's" becomes
 * "frank", because Frank's Pizza has no franks. The words in "Taco's" and "Philly's" are clues without the "s" too, so
 * they become "tacos" and "phillys". A word of a longer phrase keeps its "s": "fish and chips" for "Fish & Chip's".
 */
export function foldForClues(name: string): string {
  const apart = name.replace(ARTICLE, '$1 ');
  const inPhrases = wordsOfPhrases(foldName(apart).split(' '));
  return foldName(
    apart.replace(OWNER, (all, owner, at) => {
      const word = foldName(all);
      return isClue(foldName(owner)) || inPhrases.has(word) || (word === FOOD && at > 0) ? all : owner;
    }),
  );
}

/** The words of the clues that have two or more words. */
const wordsOfPhrases = (all: readonly string[]): ReadonlySet<string> =>
  new Set(phrasesOf(all, longest, isClue).flatMap(({ phrase }) => (phrase.includes(' ') ? phrase.split(' ') : [])));

/** Cuisines that are diets. A name can weaken them: a "Vegan Friendly Cafe" is not vegan. */
const DIETS: ReadonlySet<string | undefined> = new Set(['Gluten-Free', 'Halal', 'Kosher', 'Vegan', 'Vegetarian']);

/**
 * The phrases in a name that are clues for its cuisine, kind of place, dishes or meals, and the phrases in `ignored`,
 * which have no meaning. All phrases are in the form of foldName and in the order of the name. If several phrases begin
 * at the same word, the longest counts. Phrases that the name refuses are left out, and so are other phrases with the
 * same meaning: "Veg & Non Veg Indian" is only Indian. Diets that the name weakens are left out in the same way.
 */
export const cluesIn: (name: string) => readonly string[] = memoize((name) => {
  const all = foldForClues(name).split(' ');
  const found = phrasesOf(all, longest, isClue);
  const isDoubtful = (each: FoundPhrase) =>
    isRefused(all, each) || (DIETS.has(cuisineOf(each.phrase)) && isHedged(all, each));
  const doubtful = new Set(found.filter(isDoubtful).map(({ phrase }) => meaningOf(phrase)));
  return found.map(({ phrase }) => phrase).filter((phrase) => !doubtful.has(meaningOf(phrase)));
});

/** Two phrases with the same result of this function mean the same. */
const meaningOf = (phrase: string): string => cuisineOf(phrase) ?? kindOf(phrase) ?? phrase;

const isClue = (phrase: string): boolean =>
  ofCuisines.has(phrase) || ofKinds.has(phrase) || ofMeals.has(phrase) || ignored.has(phrase) || longer.test(phrase);

/** The cuisine that a clue names, in the form that users see: "Mexican". */
export const cuisineOf = (clue: string): string | undefined => ofCuisines.get(clue) ?? ofStem(clue)?.cuisine;

/** The kind of place that a clue names, in the form that users see: "Cafe". */
export const kindOf = (clue: string): string | undefined => ofKinds.get(clue);

/** All kinds of places that kindOf can return. */
export const kinds: ReadonlySet<string> = new Set(ofKinds.values());

/** The dish that a clue names, as the id of a concept in the search vocabulary. */
export const dishOf = (clue: string): string | undefined => ofDishes.get(clue) ?? ofStem(clue)?.dish;

/** The meal that a clue names. */
export function mealOf(clue: string): MealTime | undefined {
  const meal = ofMeals.get(clue);
  return isMealTime(meal) ? meal : undefined;
}

function ofStem(clue: string): { cuisine?: string; dish?: string } | undefined {
  if (ignored.has(clue) || ofCuisines.has(clue) || ofKinds.has(clue) || ofMeals.has(clue)) return undefined;
  const [stem] = anyStem.exec(clue) ?? [];
  return stem ? { cuisine: words.stems.get(stem), dish: ofDishes.get(stem) } : undefined;
}
