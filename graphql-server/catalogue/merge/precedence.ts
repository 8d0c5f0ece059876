import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import type { SourceKind } from '../write/SourceInfo';
import type { SourcedFacts } from './SourcedFacts';

/** The order of precedence of the kinds of sources, for every field without its own order. */
const USUAL: readonly SourceKind[] = ['guide', 'brand', 'map', 'aggregate', 'register', 'sample'];

/**
 * The order for coordinates. A map gives the point of the door. A chain's own list or an aggregate gives a point on the
 * plot. A register often gives only the point that a geocoder computed from the address.
 */
const COORDINATES: readonly SourceKind[] = ['guide', 'map', 'brand', 'aggregate', 'register', 'sample'];

/** Facts that must come from one place. */
export interface FactGroup {
  fields: readonly (keyof RestaurantFacts)[];
  order: readonly SourceKind[];
  /** True if the facts must fit the merged address. Then the place with the address is the first choice. */
  isPartOfAddress?: true;
}

/**
 * Groups of facts that must come from one place, because they make sense only together. Examples are an address with
 * its city and state, and weekly hours with their text and the hours on holidays. The facts of a group come from the
 * first place that has the group's first field. If no place has this field, the second field decides, and so on. Most
 * groups have only one field, because this fact makes sense alone. The group of the address comes before the groups
 * that are a part of it.
 */
export const FACT_GROUPS: readonly FactGroup[] = [
  { fields: ['name'], order: USUAL },
  { fields: ['address', 'city', 'state', 'cityKey'], order: USUAL },
  { fields: ['postalCode'], order: USUAL, isPartOfAddress: true },
  { fields: ['neighborhood'], order: USUAL, isPartOfAddress: true },
  { fields: ['latitude', 'longitude', 'timeZone'], order: COORDINATES },
  { fields: ['brand'], order: USUAL },
  { fields: ['cuisine'], order: USUAL },
  { fields: ['priceRange'], order: USUAL },
  { fields: ['gemType'], order: USUAL },
  { fields: ['audience'], order: USUAL },
  { fields: ['googleRating'], order: USUAL },
  { fields: ['rating'], order: USUAL },
  { fields: ['yelpRating', 'yelpReviews'], order: USUAL },
  { fields: ['yelpUrl'], order: USUAL },
  { fields: ['placeId'], order: USUAL },
  { fields: ['imageUrls'], order: USUAL },
  { fields: ['phone'], order: USUAL },
  { fields: ['website'], order: USUAL },
  { fields: ['needsReservation', 'reservationUrl'], order: USUAL },
  { fields: ['weeklyHours', 'hours', 'holidayHours'], order: USUAL },
  { fields: ['aiInsight'], order: USUAL },
  { fields: ['description'], order: USUAL },
  { fields: ['recommendedDishes'], order: USUAL },
  { fields: ['dishes'], order: USUAL },
  { fields: ['mealTimes'], order: USUAL },
  { fields: ['openedOn'], order: USUAL },
];

/**
 * The day (UTC) on which an import last changed the facts, as a number. Facts from the same day count as equally new,
 * so that the order of the imports makes no difference.
 */
export const dayOf = (place: SourcedFacts): number => Math.floor(place.fetchedAt.getTime() / 86_400_000);

/** The places in the order of precedence: by kind, then by day (the newest first), then by source, then by sourceId. */
export function inOrder(places: readonly SourcedFacts[], order: readonly SourceKind[] = USUAL): SourcedFacts[] {
  return [...places].sort(
    (a, b) =>
      order.indexOf(a.kind) - order.indexOf(b.kind) ||
      dayOf(b) - dayOf(a) ||
      compareText(a.source, b.source) ||
      compareText(a.sourceId, b.sourceId),
  );
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
