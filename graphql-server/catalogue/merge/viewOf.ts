import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { audienceOf } from '../derive/audienceOf';
import { cuisineFromName } from '../derive/cuisineFromName';
import { deriveFacts } from '../derive/deriveFacts';
import { type MergedPlace, mergePlaces } from './mergePlaces';
import type { FactOrigin, SourcedFacts } from './SourcedFacts';

/**
 * The facts of a restaurant that people see: the merged facts of its sources, and the facts that are derived from them.
 * A derived fact has its rule as provenance. Here each restaurant counts as if no other place had its name, because the
 * number of branches is known only when an import ends. `withdrawBadgesOfChains` then corrects the badges.
 */
export function viewOf(places: readonly SourcedFacts[]): MergedPlace {
  const merged = mergePlaces(places);
  const isRestaurantToo = isShop(merged.facts) && places.some((place) => servesGuests(place, places));
  const { facts, rules } = deriveFacts(isRestaurantToo ? { ...merged.facts, audience: 'public' } : merged.facts, {
    sources: places,
    branches: 1,
  });
  if (isRestaurantToo) rules.audience = 'its source also lists it as a restaurant';
  const derived = Object.entries(rules).map(([field, rule]): [string, FactOrigin] => [field, { rule }]);
  if (derived.length === 0) return { facts, provenance: merged.provenance };
  return { facts, provenance: { ...merged.provenance, ...Object.fromEntries(derived) } };
}

/** Whether the source states that the place is a shop or a supplier, and the place's name implies no audience. */
const isShop = (facts: RestaurantFacts): boolean =>
  (facts.audience === 'counter' || facts.audience === 'supplier') && !audienceOf(facts);

/**
 * Whether this place shows that its restaurant serves guests. The register must list several places for the restaurant,
 * and this place must be for the public. The place must also have a cuisine, or the word "Restaurant" in its name. If a
 * restaurant also sells groceries, a register may list two places: "Elm Deli" and "Elm Deli - Grocery". The cuisine
 * Bakery is not enough, because a bakery may be a part of a shop.
 */
function servesGuests(place: SourcedFacts, places: readonly SourcedFacts[]): boolean {
  if (place.kind !== 'register' || place.facts.audience) return false;
  if (!places.some((other) => other !== place && other.source === place.source)) return false;
  const cuisine = place.facts.cuisine ?? cuisineFromName(place.facts.name)?.cuisine ?? 'Bakery';
  const cooks = cuisine !== 'Bakery' || /\brestaurante?\b/i.test(place.facts.name);
  return cooks && !audienceOf({ ...place.facts, cuisine });
}
