import type { Language } from '../languages';
import { labels } from './cuisineLabels.json';
import { findFoldedCuisines, foldCuisine, MOST_CUISINE_WORDS } from './findCuisines';

/** One kind of kitchen, or of place, in every language. */
export interface Cuisine {
  /** "thai", "bar-and-grill": the same for ever, whatever it is called. */
  key: string;
  label: Readonly<Record<Language, string>>;
}

/** Every cuisine there is, by its English name. */
export const cuisines: readonly Cuisine[] = Object.entries(labels).map(([en, [es = en, zh = en, ko = en]]) => ({
  key: foldCuisine(en).replaceAll(' ', '-'),
  label: { en, es, zh, ko },
}));

const byKey = new Map(cuisines.map((cuisine) => [cuisine.key, cuisine]));
const byName = new Map(cuisines.map((cuisine) => [foldCuisine(cuisine.label.en), cuisine]));

/** The cuisine of a key; null for any other text. */
export function cuisineByKey(key: string): Cuisine | null {
  return byKey.get(key) ?? null;
}

/** Texts whose cuisines are kept at hand: a page of results asks for the same ones over and over. */
const KEPT = 10_000;
const kept = new Map<string, readonly Cuisine[]>();

/**
 * The cuisines that a place's text names, each once, in its order: "Kosher Bakery, Café" is Kosher, Bakery, Cafe. What
 * is no cuisine of the list is read word by word; words that say nothing to the list are left out.
 * @param text restaurants.cuisine; null where nobody knows
 */
export function cuisinesOf(text: string | null): readonly Cuisine[] {
  if (!text) return [];
  let found = kept.get(text);
  if (!found) {
    if (kept.size >= KEPT) kept.clear();
    found = [...new Set(text.split(/[,;|]/).flatMap(readEntry))];
    kept.set(text, found);
  }
  return found;
}

/** An entry as a whole, else the longest runs of its words that are a cuisine: "Sonoran Hot Dogs" -> Sonoran, Hot Dogs. */
function readEntry(entry: string): readonly Cuisine[] {
  const folded = foldCuisine(entry);
  const whole = named(folded);
  if (whole) return whole;
  const words = folded.split(' ');
  const found: Cuisine[] = [];
  for (let from = 0; from < words.length; ) {
    let to = Math.min(words.length, from + MOST_CUISINE_WORDS);
    let run = named(words.slice(from, to).join(' '));
    while (!run && to > from + 1) run = named(words.slice(from, --to).join(' '));
    found.push(...(run ?? []));
    from = to;
  }
  return found;
}

/** What a folded name stands for: one or several cuisines, none where it says nothing; undefined for a name nobody knows. */
function named(folded: string): readonly Cuisine[] | undefined {
  const own = byName.get(folded);
  return own ? [own] : findFoldedCuisines(folded)?.flatMap((word) => byName.get(foldCuisine(word)) ?? []);
}
