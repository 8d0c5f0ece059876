import { removeAccents } from '../text/removeAccents';
import { cuisines, several, saysNothing as wordsWithoutCuisine } from './cuisines.json';

/** Endings that add no meaning: "vietnamese_restaurant", "Thai food", "coffee shop". */
const TAIL = /(?<=.) (?:restaurants?|cuisines?|foods?|places?|joints?|houses?|shops?|spots?|us)$/;

/** Converts a cuisine word to the form in which words are compared: "Crêpes & Co." -> "crepes and co". */
export const foldCuisine = (text: string) =>
  removeAccents(text)
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[&+]/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const singular = (folded: string) => (folded.length > 3 ? folded.replace(/(?<=[^s])s$/, '') : folded);

const byWord = new Map<string, readonly string[]>();
const list = (spelling: string, words: readonly string[]) => {
  const folded = foldCuisine(spelling);
  if (!byWord.has(folded)) byWord.set(folded, words);
  if (!byWord.has(singular(folded))) byWord.set(singular(folded), words);
};
for (const spelling of wordsWithoutCuisine) list(spelling, []);
for (const [spelling, words] of Object.entries(several)) list(spelling, words);
for (const name of Object.keys(cuisines)) list(name, [name]);
for (const [name, spellings] of Object.entries(cuisines)) for (const spelling of spellings) list(spelling, [name]);

/**
 * The names of the cuisines that a word from a source (such as OpenStreetMap) stands for: "coffee_shop" -> ["Coffee"],
 * "Breakfast & Brunch" -> ["Breakfast", "Brunch"], "restaurant" -> [] (names no cuisine), "klingon" -> undefined (not
 * in the vocabulary).
 * @see cuisines.json, the vocabulary
 */
export const findCuisines = (word: string) => findFoldedCuisines(foldCuisine(word));

/** Like findCuisines, for a word that is already folded. */
export function findFoldedCuisines(folded: string): readonly string[] | undefined {
  const bare = folded.replace(TAIL, '');
  return byWord.get(folded) ?? byWord.get(singular(folded)) ?? byWord.get(bare) ?? byWord.get(singular(bare));
}

/** The maximum number of words that can name a cuisine: the words of the longest spelling, plus one ending (TAIL). */
export const MAX_CUISINE_WORDS = 1 + Math.max(...Array.from(byWord.keys(), (folded) => folded.split(' ').length));
