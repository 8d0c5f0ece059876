import { dietaryOptions, features } from '../../facts/facts';
import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { closedBy } from './closedBy';
import { FACT_GROUPS, inOrder } from './precedence';
import type { FactOrigin, Provenance, SourcedFacts } from './SourcedFacts';

/** The one view that people see, and which source each of its facts is from. */
export interface MergedPlace {
  facts: RestaurantFacts;
  /** Null when a single source gave everything. */
  provenance: Provenance | null;
}

/** Facts that are lists of words: the words of all sources count. */
const UNIONS = { dietaryOptions, features } as const;

/**
 * Merges what several sources say of one restaurant, field by field; see `precedence` for whose word counts. If a
 * source does not know a fact, the next source counts. Pure; the order of `places` does not matter.
 * @param places at least one.
 */
export function mergePlaces(places: readonly SourcedFacts[]): MergedPlace {
  const [only] = places;
  if (!only) throw new Error('Nothing to merge.');
  if (places.length === 1) return { facts: only.facts, provenance: null };

  const facts: Record<string, unknown> = {};
  const provenance: Provenance = {};
  for (const { fields, order } of FACT_GROUPS) {
    const candidates = inOrder(places, order);
    const teller = (fields[0] === 'name' ? bySpelling(candidates) : candidates).find(knows(fields[0])) ?? candidates[0];
    for (const field of fields) {
      const value = teller?.facts[field];
      facts[field] = value;
      if (teller && isKnown(value)) provenance[field] = originOf(teller);
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

/** [] of holidayHours says something: closed on holidays. Of the other lists it says nothing. */
function isKnown(value: unknown): boolean {
  return value !== null && value !== undefined;
}

const knows =
  (field: keyof RestaurantFacts | undefined) =>
  ({ facts }: SourcedFacts): boolean => {
    const value = field && facts[field];
    return isKnown(value) && !(LISTS.has(field) ? isEmpty(value) : false);
  };

/** An empty one of these says that its source does not know. */
const LISTS = new Set<keyof RestaurantFacts | undefined>(['imageUrls', 'recommendedDishes', 'dishes', 'mealTimes']);
const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

/**
 * Names in capitals only come last (a guide writes as it likes): "Kim's BBQ" before "KIM'S BBQ". Of one source's names the
 * shortest comes first: "Pappy's" before "Pappy's - Banquet Kitchen". The order stays otherwise.
 */
function bySpelling(places: SourcedFacts[]): SourcedFacts[] {
  const isShouted = ({ facts, kind }: SourcedFacts) => kind !== 'guide' && !/\p{Ll}/u.test(facts.name);
  const sorted = [...places].sort((a, b) => (a.source === b.source ? a.facts.name.length - b.facts.name.length : 0));
  return [...sorted.filter((place) => !isShouted(place)), ...sorted.filter(isShouted)];
}

/** Words in the vocabulary's own order, so that it does not matter who was first. */
function unite(places: SourcedFacts[], field: keyof typeof UNIONS, words: readonly string[]) {
  const said = new Set<string>(places.flatMap(({ facts }) => facts[field]));
  return { all: words.filter((word) => said.has(word)), first: places.find(({ facts }) => facts[field].length > 0) };
}
