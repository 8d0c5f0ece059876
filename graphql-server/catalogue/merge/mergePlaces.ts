import { dietaryOptions, features } from '../../facts/facts';
import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { addressFirst, atAddressOf } from './addressFirst';
import { bySpelling } from './bySpelling';
import { closedBy } from './closedBy';
import { FACT_GROUPS, type FactGroup, inOrder } from './precedence';
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
 * precedence.ts, bySpelling for the name, and addressFirst for the address). Each group of facts comes from the first
 * place that has the first fact of the group. If no place has this fact, the second fact of the group decides, and so
 * on. The ZIP code and the neighborhood come only from places that fit the merged address (atAddressOf). The lists in
 * UNIONS are combined, and closedBy decides whether the restaurant is closed. The function is pure, and the order of
 * `places` does not matter.
 * @param places at least one place
 */
export function mergePlaces(places: readonly SourcedFacts[]): MergedPlace {
  const [only] = places;
  if (!only) throw new Error('Nothing to merge.');
  if (places.length === 1) return { facts: only.facts, provenance: null };

  const facts: Record<string, unknown> = {};
  const provenance: Provenance = {};
  let home = only;
  for (const { fields, order, isPartOfAddress } of FACT_GROUPS) {
    const sorted = inOrder(places, order);
    const candidates = isPartOfAddress ? atAddressOf(home, sorted) : sortFor(fields[0], sorted);
    const chosen = firstWith(fields, candidates);
    if (fields[0] === 'address' && chosen) home = chosen;
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

function sortFor(field: keyof RestaurantFacts | undefined, places: SourcedFacts[]): SourcedFacts[] {
  if (field === 'name') return bySpelling(places);
  return field === 'address' ? addressFirst(places) : places;
}

/**
 * Finds the first of these facts that any place has, and returns the first place that has this fact. If no place has
 * any of the facts, returns the first place.
 */
function firstWith(fields: FactGroup['fields'], places: SourcedFacts[]): SourcedFacts | undefined {
  const lead = fields.find((field) => places.some(hasFact(field)));
  return lead ? places.find(hasFact(lead)) : places[0];
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
  (field: keyof RestaurantFacts) =>
  ({ facts }: SourcedFacts): boolean =>
    isKnown(facts[field]) && !(EMPTY_IS_UNKNOWN.has(field) && isEmpty(facts[field]));

/** Fields for which an empty list means that the source does not know the fact. */
const EMPTY_IS_UNKNOWN = new Set<keyof RestaurantFacts>(['imageUrls', 'recommendedDishes', 'dishes', 'mealTimes']);
const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

/**
 * Combines the words of all places. `all` has the order of `words`, so that the order of the sources does not matter.
 * `first` is the first place that has words.
 */
function unite(places: SourcedFacts[], field: keyof typeof UNIONS, words: readonly string[]) {
  const stated = new Set<string>(places.flatMap(({ facts }) => facts[field]));
  return { all: words.filter((word) => stated.has(word)), first: places.find(({ facts }) => facts[field].length > 0) };
}
