import { findCuisines } from '../../facts/findCuisines';
import { remember } from '../../text/remember';
import { cleanText } from './cleanText';
import { isAllCapitals, isAllSmall, titleCase } from './titleCase';

const MOST_WORDS = 5;
/** The separator between the entries of a list. cleanText leaves no such character inside an entry. */
const LIST = '\u001f';

/**
 * A place's cuisines as display words of one vocabulary (facts/cuisines.json): "sandwich;burger", ["sandwich_shop",
 * "burger_restaurant"] and "Dining and Drinking > Restaurant > Burger Joint" give "Sandwiches, Burgers" or a part of
 * it.
 * Each word occurs once, in the order of the source: the first is the main cuisine. There are at most five. A word that
 * the vocabulary does not know stays; if it has only one case, it becomes title case. Words such as "restaurant" are
 * left out.
 * @returns null if no word is left.
 */
export function normaliseCuisine(raw: string | string[] | null | undefined): string | null {
  return readWords(Array.isArray(raw) ? raw.join(LIST) : (raw ?? ''));
}

const readWords = remember((raw: string): string | null => {
  const words = raw.split(LIST).flatMap(readEntry);
  const distinct = new Map(words.map((word) => [word.toLowerCase(), word]));
  return [...distinct.values()].slice(0, MOST_WORDS).join(', ') || null;
});

/** Reads a label, or several words separated by ; , | or /. */
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
 * The last known part of a path such as Foursquare's "Dining and Drinking > Restaurant > Chinese Restaurant > Anhui
 * Restaurant".
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
