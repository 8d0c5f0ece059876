import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import type { SourceKind } from '../write/SourceInfo';
import type { SourcedFacts } from './SourcedFacts';

/** The order in which kinds of sources count, for every field without its own order. */
const USUAL: readonly SourceKind[] = ['guide', 'brand', 'map', 'aggregate', 'register', 'sample'];

/**
 * The order for coordinates. A map knows the point of the door. The list of a chain and an aggregate know the plot. A
 * register often knows only the geocoder's guess from the address.
 */
const COORDINATES: readonly SourceKind[] = ['guide', 'map', 'brand', 'aggregate', 'register', 'sample'];

/**
 * Facts that only make sense together come from one source: a city with its state, a timetable with its text. The first
 * field of a group decides which source gives the group. A group may have only one field.
 */
export const FACT_GROUPS: readonly { fields: readonly (keyof RestaurantFacts)[]; order: readonly SourceKind[] }[] = [
  { fields: ['name'], order: USUAL },
  { fields: ['city', 'state', 'cityKey'], order: USUAL },
  { fields: ['address'], order: USUAL },
  { fields: ['postalCode'], order: USUAL },
  { fields: ['neighborhood'], order: USUAL },
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
  { fields: ['weeklyHours', 'hours'], order: USUAL },
  { fields: ['holidayHours'], order: USUAL },
  { fields: ['aiInsight'], order: USUAL },
  { fields: ['description'], order: USUAL },
  { fields: ['recommendedDishes'], order: USUAL },
  { fields: ['dishes'], order: USUAL },
  { fields: ['mealTimes'], order: USUAL },
  { fields: ['openedOn'], order: USUAL },
];

/** The day in UTC, as a number. Imports on the same day are equally new, so that their order makes no difference. */
export const dayOf = (place: SourcedFacts): number => Math.floor(place.fetchedAt.getTime() / 86_400_000);

/** The places in the order in which they count: by kind, then the newest day, then the source's name and key. */
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
