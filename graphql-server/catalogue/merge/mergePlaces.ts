import { dietaryOptions, features } from '../../facts/facts';
import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { closedBy } from './closedBy';
import { FACT_GROUPS, inOrder } from './precedence';
import type { FactOrigin, Provenance, SourcedFacts } from './SourcedFacts';

/** The merged facts of a restaurant, and the origin of each fact. */
export interface MergedPlace {
  facts: RestaurantFacts;
  /** Null if the restaurant has only one place. */
  provenance: Provenance | null;
}

/** Lists of words that are combined: the merged list has the words of all places. */
const UNIONS = { dietaryOptions, features } as const;

/**
 * Merges the facts that several places state about one restaurant. The places are sorted by precedence (see
 * precedence.ts, and bySpelling for the name). Each group of facts comes from the first place that has the first fact
 * of the group. If no place has this fact, the group comes from the first place. The lists in UNIONS are combined, and
 * closedBy decides whether the restaurant is closed. The function is pure, and the order of `places` does not matter.
 * @param places at least one place
 */
export function mergePlaces(places: readonly SourcedFacts[]): MergedPlace {
  const [only] = places;
  if (!only) throw new Error('Nothing to merge.');
  if (places.length === 1) return { facts: only.facts, provenance: null };

  const facts: Record<string, unknown> = {};
  const provenance: Provenance = {};
  for (const { fields, order } of FACT_GROUPS) {
    const candidates = inOrder(places, order);
    const chosen =
      (fields[0] === 'name' ? bySpelling(candidates) : candidates).find(hasFact(fields[0])) ?? candidates[0];
    for (const field of fields) {
      const value = chosen?.facts[field];
      facts[field] = value;
      if (chosen && isKnown(value)) provenance[field] = originOf(chosen);
    }
  }
  for (const [field, words] of Object.entries(UNIONS)) {
    const { all, first } = unite(inOrder(places), field as keyof typeof UNIONS, words);
    facts[field] = all;
    if (first) provenance[field] = originOf(first);
  }
  const closing = closedBy(places);
  facts.isClosed = closing !== null;
  if (closing) provenance.isClosed = originOf(closing);
  return { facts: facts as unknown as RestaurantFacts, provenance };
}

const originOf = ({ source, sourceId }: SourcedFacts): FactOrigin => ({ source, sourceId });

/**
 * Whether a value is known. An empty list counts as known here, because empty holidayHours mean "closed on holidays".
 * For the fields in EMPTY_IS_UNKNOWN, `hasFact` treats an empty list as unknown.
 */
function isKnown(value: unknown): boolean {
  return value !== null && value !== undefined;
}

const hasFact =
  (field: keyof RestaurantFacts | undefined) =>
  ({ facts }: SourcedFacts): boolean => {
    const value = field && facts[field];
    return isKnown(value) && !(field && EMPTY_IS_UNKNOWN.has(field) && isEmpty(value));
  };

/** Fields for which an empty list means that the source does not know the fact. */
const EMPTY_IS_UNKNOWN = new Set<keyof RestaurantFacts>(['imageUrls', 'recommendedDishes', 'dishes', 'mealTimes']);
const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

/**
 * Sorts places by their names. Names without lower-case letters come last, except names from a guide. For example,
 * "Kim's BBQ" comes before "KIM'S BBQ". Of the names from one source, the shortest comes first: "Pappy's" comes before
 * "Pappy's - Banquet Kitchen". Otherwise the order does not change.
 */
function bySpelling(places: SourcedFacts[]): SourcedFacts[] {
  const isShouted = ({ facts, kind }: SourcedFacts) => kind !== 'guide' && !/\p{Ll}/u.test(facts.name);
  const ofSource = new Map<string, SourcedFacts[]>();
  for (const place of places) ofSource.set(place.source, [...(ofSource.get(place.source) ?? []), place]);
  for (const own of ofSource.values()) own.sort((a, b) => a.facts.name.length - b.facts.name.length);
  const sorted = places.flatMap(({ source }) => ofSource.get(source)?.shift() ?? []);
  return [...sorted.filter((place) => !isShouted(place)), ...sorted.filter(isShouted)];
}

/**
 * Combines the words of all places. `all` has the order of `words`, so that the order of the sources does not matter.
 * `first` is the first place that has words.
 */
function unite(places: SourcedFacts[], field: keyof typeof UNIONS, words: readonly string[]) {
  const stated = new Set<string>(places.flatMap(({ facts }) => facts[field]));
  return { all: words.filter((word) => stated.has(word)), first: places.find(({ facts }) => facts[field].length > 0) };
}
