import type { Tags } from './OsmItem';
import type { Kind } from './readKind';

/**
 * The name as people here would say it: `name`; where that has no Latin letter, the English or international one, if
 * there is one; where there is none, the brand over the door. Of what is gone, the name it had: `name` may be its successor's.
 */
export function readName(tags: Tags, { prefix }: Kind): string | undefined {
  const past = prefix && (tags[`${prefix}name`] ?? (isInUse(tags) ? tags.old_name : undefined));
  const name = (past || tags.name) ?? tags['name:en'] ?? tags.brand;
  const isForeign = name !== undefined && /\p{L}/u.test(name) && !/\p{Script=Latin}/u.test(name);
  return isForeign ? (tags['name:en'] ?? tags.int_name ?? name) : name;
}

const isInUse = (tags: Tags) => ['amenity', 'shop', 'office', 'craft', 'tourism', 'leisure'].some((key) => tags[key]);
