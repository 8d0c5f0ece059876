import { deriveFacts } from '../derive/deriveFacts';
import { type MergedPlace, mergePlaces } from './mergePlaces';
import type { FactOrigin, SourcedFacts } from './SourcedFacts';

/**
 * The facts of a restaurant that people see: the merged facts of its sources, and the facts that follow from them. A
 * derived fact has its rule as provenance. The number of branches is only known when an import ends: then
 * `withdrawBadgesOfChains` corrects the badges.
 */
export function viewOf(places: readonly SourcedFacts[]): MergedPlace {
  const merged = mergePlaces(places);
  const { facts, rules } = deriveFacts(merged.facts, { sources: places, branches: 1 });
  const derived = Object.entries(rules).map(([field, rule]): [string, FactOrigin] => [field, { rule }]);
  if (derived.length === 0) return { facts, provenance: merged.provenance };
  return { facts, provenance: { ...merged.provenance, ...Object.fromEntries(derived) } };
}
