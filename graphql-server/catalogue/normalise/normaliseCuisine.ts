import { findCuisines } from '../../facts/findCuisines';
import { memoize } from '../../text/memoize';
import { cleanText } from './cleanText';
import { isAllCapitals, isAllSmall, titleCase } from './titleCase';

const MAX_WORDS = 5;
/** The separator between the entries of a list. It is a control character, which names of cuisines do not contain. */
const LIST = '\u001f';

/**
 * Converts a place's cuisines to the names that people see, with the vocabulary in facts/cuisines.json.
 * "sandwich;burger" and ["sandwich_shop", "burger_restaurant"] become "Sandwiches, Burgers". "Dining and Drinking >
 * Restaurant > Burger Joint" becomes "Burgers".
 * The names are in the order of the source, without duplicates, so the first name is the main cuisine. There are at
 * most five names. A cuisine that is not in the vocabulary keeps its own name, in title case if the source wrote it all
 * in capitals or all in small letters. In a path (with ">"), such a cuisine is left out.
 * @returns null if no name is left
 */
export function normaliseCuisine(raw: string | string[] | null | undefined): string | null {
  return readWords(Array.isArray(raw) ? raw.join(LIST) : (raw ?? ''));
}

const readWords = memoize((raw: string): string | null => {
  const words = raw.split(LIST).flatMap(readEntry);
  const distinct = new Map(words.map((word) => [word.toLowerCase(), word]));
  return [...distinct.values()].slice(0, MAX_WORDS).join(', ') || null;
});

/** Reads an entry: a path (with ">"), a label of the vocabulary, or words with ";", "," or "|" between them. */
function readEntry(raw: string): readonly string[] {
  const text = cleanText(raw);
  if (!text) return [];
  if (text.includes('>')) return readPath(text.split('>').map((part) => part.trim()));
  return findCuisines(text) ?? text.split(/[;,|]/).flatMap(readWord);
}

function readWord(raw: string): readonly string[] {
  const text = raw.trim();
  const parts = text.split('/');
  const known = findCuisines(text) ?? (parts.length > 1 && parts.every(findCuisines) ? parts.flatMap(findKnown) : null);
  if (known) return known;
  const spaced = text.replace(/_+/g, ' ').trim();
  const bare = isAllSmall(text) ? spaced.replace(/(?<=.) restaurant$/, '') : spaced;
  return bare ? [isAllSmall(bare) || isAllCapitals(bare) ? titleCase(bare) : bare] : [];
}

const findKnown = (word: string) => findCuisines(word) ?? [];

/**
 * Reads a path such as Foursquare's "Dining and Drinking > Restaurant > Chinese Restaurant > Anhui Restaurant". Returns
 * the cuisines of the last part that is in the vocabulary. Empty if there is no such part, or if the path does not
 * begin with a category of food.
 */
function readPath(parts: string[]): readonly string[] {
  if (!/^(dining and drinking|food and drink|eat and drink)$/i.test(parts[0]?.replace(/_/g, ' ') ?? '')) return [];
  return (
    parts
      .reverse()
      .map(findCuisines)
      .find((words) => words !== undefined) ?? []
  );
}
