import { deriveFacts } from '../derive/deriveFacts';
import { type MergedPlace, mergePlaces } from './mergePlaces';
import type { FactOrigin, SourcedFacts } from './SourcedFacts';

/**
 * What people see of a restaurant: what its sources say, merged, and what follows from that. A fact that was derived
 * has its rule as provenance. The number of branches is not known before an import ends: then `withdrawBadgesOfChains`
 * corrects the badges.
 */
export function viewOf(places: readonly SourcedFacts[]): MergedPlace {
  const merged = mergePlaces(places);
  const { facts, rules } = deriveFacts(merged.facts, { sources: places, branches: 1 });
  const derived = Object.entries(rules).map(([field, rule]): [string, FactOrigin] => [field, { rule }]);
  if (derived.length === 0) return { facts, provenance: merged.provenance };
  return { facts, provenance: { ...merged.provenance, ...Object.fromEntries(derived) } };
}
