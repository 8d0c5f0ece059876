import type { Tags } from './OsmItem';

/** The kinds of places that Fuud imports: places to eat or drink, and shops that sell ready food or coffee. */
export const KINDS = {
  amenity: ['restaurant', 'fast_food', 'cafe', 'bar', 'pub', 'biergarten', 'ice_cream', 'food_court'],
  shop: ['bakery', 'deli', 'pastry', 'confectionery', 'coffee'],
} as const;

/**
 * The words that mark a place that no longer exists. They are prefixes of keys ("was:shop") or whole keys
 * ("disused=yes"). See "Lifecycle prefix" in the wiki of OpenStreetMap.
 */
export const GONE = ['disused', 'abandoned', 'was', 'demolished', 'removed', 'razed'] as const;

/** The kind of a place (one of KINDS), and whether the place still exists. */
export interface Kind {
  /** The word for the kind, for example "pub". */
  word: string;
  /** Whether the place no longer exists. */
  isGone: boolean;
  /** The prefix of the key of the kind, for example "disused:". The key of the name may have this prefix too. */
  prefix?: string;
}

/** The kind of place according to the tags; undefined if no tag names one of the KINDS. */
export function readKind(tags: Tags): Kind | undefined {
  const present = wordIn(tags, '');
  if (present) return { word: present, isGone: GONE.some((key) => tags[key] === 'yes') };
  for (const key of GONE) {
    const past = wordIn(tags, `${key}:`);
    if (past) return { word: past, isGone: true, prefix: `${key}:` };
  }
  return undefined;
}

function wordIn(tags: Tags, prefix: string): string | undefined {
  const present = Object.entries<readonly string[]>(KINDS).flatMap(([key, known]) => {
    const words = tags[prefix + key]?.split(';').map((word) => word.trim()) ?? [];
    return words.filter((word) => known.includes(word));
  });
  return present[0];
}
