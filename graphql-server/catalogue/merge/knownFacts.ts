import { factNames, unknownFact } from '../../facts/factTypes';
import type { RestaurantFacts } from '../../facts/RestaurantFacts';

/**
 * The known facts of a place, as the column places.facts stores them. The comment of knownFacts() explains which facts
 * are left out.
 */
export type KnownFacts = Partial<RestaurantFacts>;

/**
 * Leaves out unknown facts (null or an empty list), and isClosed if it is false. An empty list of weekly or holiday
 * hours stays, because it is a known fact. For example, empty holiday hours mean "closed on holidays".
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

/** The opposite of knownFacts: adds every unknown field as null, false or an empty list. */
export function fullFacts(known: KnownFacts): RestaurantFacts {
  const unknown = Object.fromEntries(factNames.map((fact) => [fact, unknownFact(fact)]));
  return { ...unknown, ...known } as RestaurantFacts;
}
