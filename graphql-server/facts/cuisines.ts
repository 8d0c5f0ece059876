import type { Language } from '../languages';
import { labels } from './cuisineLabels.json';
import { findFoldedCuisines, foldCuisine, MAX_CUISINE_WORDS } from './findCuisines';

/** One cuisine or kind of place, in every language. */
export interface Cuisine {
  /** Made from the English label: "thai", "bar-and-grill". It does not change when a translation changes. */
  key: string;
  label: Readonly<Record<Language, string>>;
}

/** All cuisines, in the order of cuisineLabels.json. */
export const cuisines: readonly Cuisine[] = Object.entries(labels).map(([en, [es = en, zh = en, ko = en]]) => ({
  key: foldCuisine(en).replaceAll(' ', '-'),
  label: { en, es, zh, ko },
}));

const byKey = new Map(cuisines.map((cuisine) => [cuisine.key, cuisine]));
const byName = new Map(cuisines.map((cuisine) => [foldCuisine(cuisine.label.en), cuisine]));

/** The cuisine with this key; null if no cuisine has it. */
export function cuisineByKey(key: string): Cuisine | null {
  return byKey.get(key) ?? null;
}

/** The maximum number of texts whose cuisines are cached. Pages of results contain the same texts again and again. */
const MAX_CACHED = 10_000;
const cache = new Map<string, readonly Cuisine[]>();

/**
 * The cuisines in a place's cuisine text, each once, in the order of the text: "Kosher Bakery, Café" gives Kosher,
 * Bakery and Cafe. Commas, semicolons and vertical bars separate the entries of the text. If an entry is not known as a
 * whole, the known words in the entry are used, and its unknown words are left out.
 * @param text restaurants.cuisine; null when unknown
 */
export function cuisinesOf(text: string | null): readonly Cuisine[] {
  if (!text) return [];
  let found = cache.get(text);
  if (!found) {
    if (cache.size >= MAX_CACHED) cache.clear();
    found = [...new Set(text.split(/[,;|]/).flatMap(readEntry))];
    cache.set(text, found);
  }
  return found;
}

/**
 * Returns the cuisines of the whole entry if it is known. If it is not, reads the entry from left to right, and returns
 * the cuisines of the longest known word sequence at each position: "Sonoran Hot Dogs" gives Sonoran and Hot Dogs.
 */
function readEntry(entry: string): readonly Cuisine[] {
  const folded = foldCuisine(entry);
  const whole = named(folded);
  if (whole) return whole;
  const words = folded.split(' ');
  const found: Cuisine[] = [];
  for (let from = 0; from < words.length; ) {
    let to = Math.min(words.length, from + MAX_CUISINE_WORDS);
    let run = named(words.slice(from, to).join(' '));
    while (!run && to > from + 1) run = named(words.slice(from, --to).join(' '));
    found.push(...(run ?? []));
    from = to;
  }
  return found;
}

/** The cuisines of a folded name. Empty for a known word that names no cuisine. Undefined for an unknown name. */
function named(folded: string): readonly Cuisine[] | undefined {
  const own = byName.get(folded);
  return own ? [own] : findFoldedCuisines(folded)?.flatMap((word) => byName.get(foldCuisine(word)) ?? []);
}
