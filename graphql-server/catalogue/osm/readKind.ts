import type { Tags } from './OsmItem';

/** What Fuud keeps: places where people eat or drink, and shops whose wares are eaten at once. */
export const KINDS = {
  amenity: ['restaurant', 'fast_food', 'cafe', 'bar', 'pub', 'biergarten', 'ice_cream', 'food_court'],
  shop: ['bakery', 'deli', 'pastry', 'confectionery', 'coffee'],
} as const;

/** Prefixes of keys, and keys of their own, that say: no longer there (wiki: Lifecycle prefix). */
export const GONE = ['disused', 'abandoned', 'was', 'demolished', 'removed', 'razed'] as const;

/** One of the kept kinds, and whether it is still there. */
export interface Kind {
  /** "pub" */
  word: string;
  /** It was one, and is gone. */
  isGone: boolean;
  /** The prefix of its key and, as a rule, of its name: "disused:". */
  prefix?: string;
}

/** What these tags say it is; undefined for all that is no place to eat or drink. */
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
  for (const [key, words] of Object.entries(KINDS)) {
    const said = tags[prefix + key]?.split(';').map((word) => word.trim());
    const known = said?.find((word) => (words as readonly string[]).includes(word));
    if (known) return known;
  }
  return undefined;
}
