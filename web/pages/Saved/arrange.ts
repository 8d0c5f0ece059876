import type { Position } from '../../device/position';

/** What comes first on the list. */
export const savedSorts = ['newest', 'name', 'distance'] as const;

/** An order of the list. */
export type SavedSort = (typeof savedSorts)[number];

/** What is known of a saved place to find it and to put it in order. */
export type Arrangeable = {
  readonly name: string;
  readonly words: readonly (string | null | undefined)[];
  readonly coordinates: Position | null | undefined;
};

/** How the list is wanted: its order, the words to filter by, from where distances count, in which language names are sorted. */
export type Arrangement = { sort: SavedSort; text: string; position: Position | null; language: string };

/** The places that have each word of the text, in the order wanted; what comes newest first stays so among equals. */
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

/** Without capitals and accents, as people type. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Grows with the distance, which is all that an order needs; a place that stands nowhere is farthest. */
function steps(from: Position, to: Position | null | undefined): number {
  if (!to) return Number.POSITIVE_INFINITY;
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot(to.latitude - from.latitude, east);
}
