import { factNames, unknownFact } from '../../facts/factTypes';
import type { RestaurantFacts } from '../../facts/RestaurantFacts';

/** The known facts of a place, as in places.facts: without null, empty lists and an isClosed of false. */
export type KnownFacts = Partial<RestaurantFacts>;

/**
 * Leaves out unknown facts, and isClosed when it is false. An empty list of holiday hours stays: it says "closed on
 * holidays".
 */
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

/** The opposite: adds every unknown field as null or an empty list. */
export function fullFacts(known: KnownFacts): RestaurantFacts {
  const unknown = Object.fromEntries(factNames.map((fact) => [fact, unknownFact(fact)]));
  return { ...unknown, ...known } as RestaurantFacts;
}
