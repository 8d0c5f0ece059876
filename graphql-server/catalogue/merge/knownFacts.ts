import { factNames, unknownFact } from '../../facts/factTypes';
import type { RestaurantFacts } from '../../facts/RestaurantFacts';

/** What is known of a place, as places.facts keeps it: without null, empty lists and an isClosed that is false. */
export type KnownFacts = Partial<RestaurantFacts>;

/** Leaves out what is not known; that a place has not closed is the rule. An empty list of holiday hours stays: it says "closed on holidays". */
export function knownFacts(facts: RestaurantFacts): KnownFacts {
  const known: Record<string, unknown> = {};
  for (const field in facts) {
    const value = facts[field as keyof RestaurantFacts];
    if (value === null || value === undefined) continue;
    if (field === 'isClosed' && !value) continue;
    if (Array.isArray(value) && value.length === 0 && field !== 'holidayHours' && field !== 'weeklyHours') continue;
    known[field] = value;
  }
  return known;
}

/** The way back: every field there, those that are not known as null or an empty list. */
export function fullFacts(known: KnownFacts): RestaurantFacts {
  const unknown = Object.fromEntries(factNames.map((fact) => [fact, unknownFact(fact)]));
  return { ...unknown, ...known } as RestaurantFacts;
}
