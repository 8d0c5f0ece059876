import { findCuisines } from '../../facts/findCuisines';
import { remember } from '../../text/remember';
import { cleanText } from './cleanText';
import { isAllCapitals, isAllSmall, titleCase } from './titleCase';

const MOST_WORDS = 5;
/** Between entries of a list; cleanText leaves none of it inside one. */
const LIST = '\u001f';

/**
 * What a place cooks in one vocabulary (facts/cuisines.json): "sandwich;burger", ["sandwich_shop", "burger_restaurant"] and
 * "Dining and Drinking > Restaurant > Burger Joint" become display words, "Sandwiches, Burgers", each once, in the source's
 * order (the first is the main one), at most five. Words that the vocabulary does not know keep their own words, in title case
 * where they have one case only; "restaurant" and the like say nothing.
 * @returns null when nothing is said.
 */
export function normaliseCuisine(raw: string | string[] | null | undefined): string | null {
  return readWords(Array.isArray(raw) ? raw.join(LIST) : (raw ?? ''));
}

const readWords = remember((raw: string): string | null => {
  const words = raw.split(LIST).flatMap(readEntry);
  const distinct = new Map(words.map((word) => [word.toLowerCase(), word]));
  return [...distinct.values()].slice(0, MOST_WORDS).join(', ') || null;
});

/** A label, or several words separated by ; , | or /. */
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

/** Foursquare's "Dining and Drinking > Restaurant > Chinese Restaurant > Anhui Restaurant": the last part that is known. */
function readPath(parts: string[]): readonly string[] {
  if (!/^(dining and drinking|food and drink|eat and drink)$/i.test(parts[0]?.replace(/_/g, ' ') ?? '')) return [];
  return (
    parts
      .reverse()
      .map(findCuisines)
      .find((words) => words !== undefined) ?? []
  );
}
