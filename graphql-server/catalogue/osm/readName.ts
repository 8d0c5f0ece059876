import type { Tags } from './OsmItem';
import type { Kind } from './readKind';

/**
 * Returns the name that people in the US use. Usually this is the value of the tag `name`. If `name` is missing, the
 * English name or the brand is used. A name that has letters but no Latin letters is replaced by the English or
 * international name, if there is one.
 * If the tag that states the kind of place has a prefix ("disused:amenity"), `name` may be the name of a new place at
 * this address. So the name with this prefix ("disused:name") is preferred. Without such a name, `old_name` is
 * preferred if the tags describe a new use.
 */
export function readName(tags: Tags, { prefix }: Kind): string | undefined {
  const past = prefix && (tags[`${prefix}name`] ?? (isInUse(tags) ? tags.old_name : undefined));
  const name = (past || tags.name) ?? tags['name:en'] ?? tags.brand;
  const isForeign = name !== undefined && /\p{L}/u.test(name) && !/\p{Script=Latin}/u.test(name);
  return isForeign ? (tags['name:en'] ?? tags.int_name ?? name) : name;
}

const isInUse = (tags: Tags) => ['amenity', 'shop', 'office', 'craft', 'tourism', 'leisure'].some((key) => tags[key]);
