import type { Position } from '../../device/position';

/** The orders of the list. */
export const savedSorts = ['newest', 'name', 'distance'] as const;

/** An order of the list. */
export type SavedSort = (typeof savedSorts)[number];

/** The fields of a saved restaurant that filter and order need. */
export type Arrangeable = {
  readonly name: string;
  readonly words: readonly (string | null | undefined)[];
  readonly coordinates: Position | null | undefined;
};

/**
 * How to arrange the list: `sort` is the order, `text` the filter, `position` the start of distances, `language` that
 * for sorting names.
 */
export type Arrangement = { sort: SavedSort; text: string; position: Position | null; language: string };

/** The restaurants that contain each word of the text, in the wanted order; equal ones keep their order. */
export function arrange<Place extends Arrangeable>(places: readonly Place[], wanted: Arrangement): Place[] {
  const { sort, text, position, language } = wanted;
  const asked = plain(text).split(/\s+/).filter(Boolean);
  const found = places.filter(({ name, words }) => {
    const all = plain([name, ...words].join(' '));
    return asked.every((word) => all.includes(word));
  });
  if (sort === 'name') {
    const { compare } = new Intl.Collator(language, { numeric: true });
    return found.toSorted((a, b) => compare(a.name, b.name));
  }
  if (sort === 'distance' && position) {
    return found.toSorted((a, b) => steps(position, a.coordinates) - steps(position, b.coordinates));
  }
  return found;
}

/** The text without capitals and accents, as people type. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A number that grows with the distance, which is enough for sorting; a restaurant without coordinates comes last. */
function steps(from: Position, to: Position | null | undefined): number {
  if (!to) return Number.POSITIVE_INFINITY;
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot(to.latitude - from.latitude, east);
}
