import { cuisinesOf } from '../../facts/cuisines';
import type { Language } from '../../languages';
import { kilometresBetween, type Point } from '../../locations/kilometresBetween';
import { removeAccents } from '../../text/removeAccents';

/** NEWEST sorts by date, newest first. NAME sorts by name. DISTANCE sorts by the distance to a point, nearest first. */
export type SavedSort = 'NEWEST' | 'NAME' | 'DISTANCE';

/**
 * Which saved restaurants to list, and in which order. `near` is used only for DISTANCE. `language` decides how names
 * are sorted. Cuisines are found by their names in `language` and in English.
 */
export interface Arrangement {
  sort: SavedSort;
  /**
   * Each word of this text must occur in the restaurant's name, neighborhood, city or cuisines. The order, capitals and
   * accents of the words make no difference. A blank text matches all restaurants.
   */
  text: string;
  near: Point | null;
  language: Language;
}

/** The facts by which a saved restaurant is found and sorted. `id` is the uuid of the row in saved_restaurants. */
export interface SavedPlace {
  id: string;
  savedAt: Date;
  name: string;
  neighborhood: string | null;
  city: string | null;
  cuisine: string | null;
  latitude: number | null;
  longitude: number | null;
}

/**
 * The values by which a list is sorted. `value` is the name, the distance in kilometers (Infinity if unknown), or 0 for
 * NEWEST. If two values are equal, the newest save (`at`, in milliseconds) comes first.
 */
export interface SortKey {
  value: string | number;
  at: number;
  id: string;
}

/** The keys of the matching restaurants, sorted. */
export function arrangeSaved(places: readonly SavedPlace[], wanted: Arrangement): SortKey[] {
  const words = plain(wanted.text).split(/\s+/).filter(Boolean);
  const found = words.length === 0 ? places : places.filter((place) => hasEach(words, place, wanted.language));
  return found.map((place) => keyOf(place, wanted)).sort(compareKeys(wanted));
}

/** Returns a function that compares two keys of an arrangement. It never returns 0 for two different rows. */
export function compareKeys({ language }: Arrangement): (a: SortKey, b: SortKey) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (a, b) => compareValues(a.value, b.value, compare) || b.at - a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}

function compareValues(a: string | number, b: string | number, compare: (a: string, b: string) => number): number {
  if (typeof a === 'string' && typeof b === 'string') return compare(a, b);
  return a === b ? 0 : Number(a) - Number(b);
}

function keyOf({ id, savedAt, name, latitude, longitude }: SavedPlace, { sort, near }: Arrangement): SortKey {
  const key = { at: savedAt.getTime(), id };
  if (sort === 'NEWEST') return { ...key, value: 0 };
  if (sort === 'NAME') return { ...key, value: name };
  const isKnown = near !== null && latitude !== null && longitude !== null;
  return { ...key, value: isKnown ? kilometresBetween(near, { latitude, longitude }) : Number.POSITIVE_INFINITY };
}

function hasEach(words: readonly string[], place: SavedPlace, language: Language): boolean {
  const { name, neighborhood, city, cuisine } = place;
  const cuisines = cuisinesOf(cuisine).flatMap(({ label }) => [label[language], label.en]);
  const all = plain([name, neighborhood, city, ...cuisines].join(' '));
  return words.every((word) => all.includes(word));
}

const plain = (text: string) => removeAccents(text).toLowerCase();
