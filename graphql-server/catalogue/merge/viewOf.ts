import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { audienceOf } from '../derive/audienceOf';
import { cuisineFromName } from '../derive/cuisineFromName';
import { deriveFacts } from '../derive/deriveFacts';
import { type MergedPlace, mergePlaces } from './mergePlaces';
import type { FactOrigin, SourcedFacts } from './SourcedFacts';

/**
 * The facts that people see about a restaurant: the merged facts of its places, and the facts derived from them.
 * A derived fact has its rule as provenance. Each restaurant is treated as if no other restaurant had its name, because
 * the number of branches is known only when an import ends. `withdrawBadgesOfChains` then corrects the badges.
 */
export function viewOf(places: readonly SourcedFacts[]): MergedPlace {
  const merged = mergePlaces(places);
  const isRestaurantToo = isShopOrSupplier(merged.facts) && places.some((place) => servesGuests(place, places));
  const { facts, rules } = deriveFacts(
    isRestaurantToo ? { ...merged.facts, audience: 'public' } : merged.facts,
    places,
  );
  if (isRestaurantToo) rules.audience = 'its source also lists it as a restaurant';
  const derived = Object.entries(rules).map(([field, rule]): [string, FactOrigin] => [field, { rule }]);
  if (derived.length === 0) return { facts, provenance: merged.provenance };
  return { facts, provenance: { ...merged.provenance, ...Object.fromEntries(derived) } };
}

/** Whether the sources state that the restaurant is a shop or a supplier, and audienceOf derives no audience. */
const isShopOrSupplier = (facts: RestaurantFacts): boolean =>
  (facts.audience === 'counter' || facts.audience === 'supplier') && !audienceOf(facts);

/**
 * Whether this place shows that its restaurant serves guests. The place must be from a register that lists another
 * place for the restaurant: for example, "Elm Deli" and "Elm Deli - Grocery". The register must state no audience for
 * the place, and audienceOf must derive none. The place must have a cuisine (stated, or implied by its name), or the
 * word "Restaurant" in its name. The cuisine Bakery is not enough, because a bakery may be a part of a shop.
 */
function servesGuests(place: SourcedFacts, places: readonly SourcedFacts[]): boolean {
  if (place.kind !== 'register' || place.facts.audience) return false;
  if (!places.some((other) => other !== place && other.source === place.source)) return false;
  const cuisine = place.facts.cuisine ?? cuisineFromName(place.facts.name)?.cuisine ?? 'Bakery';
  const cooks = cuisine !== 'Bakery' || /\brestaurante?\b/i.test(place.facts.name);
  return cooks && !audienceOf({ ...place.facts, cuisine });
}
