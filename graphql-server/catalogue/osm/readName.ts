import type { Tags } from './OsmItem';
import type { Kind } from './readKind';

/**
 * The name that people in the US would say. This is `name`. If it has no Latin letters, it is the English or
 * international name, if there is one. Without a name, it is the brand. For a place that is gone, it is the former
 * name, because `name` may be the name of its successor.
 */
export function readName(tags: Tags, { prefix }: Kind): string | undefined {
  const past = prefix && (tags[`${prefix}name`] ?? (isInUse(tags) ? tags.old_name : undefined));
  const name = (past || tags.name) ?? tags['name:en'] ?? tags.brand;
  const isForeign = name !== undefined && /\p{L}/u.test(name) && !/\p{Script=Latin}/u.test(name);
  return isForeign ? (tags['name:en'] ?? tags.int_name ?? name) : name;
}

const isInUse = (tags: Tags) => ['amenity', 'shop', 'office', 'craft', 'tourism', 'leisure'].some((key) => tags[key]);
