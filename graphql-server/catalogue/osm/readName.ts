import type { Tags } from './OsmItem';
import type { Kind } from './readKind';

/**
 * The name that people in the US would say: `name`; if that has no Latin letter, the English or international name, if
 * any; without a name, the brand. For a place that is gone, its former name: `name` may be its successor's.
 */
export function readName(tags: Tags, { prefix }: Kind): string | undefined {
  const past = prefix && (tags[`${prefix}name`] ?? (isInUse(tags) ? tags.old_name : undefined));
  const name = (past || tags.name) ?? tags['name:en'] ?? tags.brand;
  const isForeign = name !== undefined && /\p{L}/u.test(name) && !/\p{Script=Latin}/u.test(name);
  return isForeign ? (tags['name:en'] ?? tags.int_name ?? name) : name;
}

const isInUse = (tags: Tags) => ['amenity', 'shop', 'office', 'craft', 'tourism', 'leisure'].some((key) => tags[key]);
