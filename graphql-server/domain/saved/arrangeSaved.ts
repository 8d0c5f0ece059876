import { cuisinesOf } from '../../facts/cuisines';
import type { Language } from '../../languages';
import { kilometresBetween, type Point } from '../../locations/kilometresBetween';
import { removeAccents } from '../../text/removeAccents';

/** What comes first: what was saved last, or by name, or what is nearest to a point. */
export type SavedSort = 'NEWEST' | 'NAME' | 'DISTANCE';

/** Which of the saved restaurants, and in what order. `near` counts for DISTANCE alone; names are sorted as the language does. */
export interface Arrangement {
  sort: SavedSort;
  /** Words that each restaurant has, in any order, without capitals and accents; blank is all. */
  text: string;
  near: Point | null;
  language: Language;
}

/** What is known of a saved restaurant to find it and to put it in order. */
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

/** By what a list is ordered: the name, or the kilometres (Infinity where nobody knows), then what was saved last. */
export interface SortKey {
  value: string | number;
  at: number;
  id: string;
}

/** The restaurants that were asked for, each with its key, in their order. */
export function arrangeSaved(places: readonly SavedPlace[], wanted: Arrangement): SortKey[] {
  const words = plain(wanted.text).split(/\s+/).filter(Boolean);
  const found = words.length === 0 ? places : places.filter((place) => hasEach(words, place, wanted.language));
  return found.map((place) => keyOf(place, wanted)).sort(compareKeys(wanted));
}

/** How keys of an arrangement are ordered; keys of two places are never equal. */
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
