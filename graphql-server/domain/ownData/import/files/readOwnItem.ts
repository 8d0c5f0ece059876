import { z } from 'zod';
import { isUuid } from '../../../../database/isUuid';
import { newDiaryEntry } from '../../../diary/diaryInput';
import { parseInput } from '../../../input/parseInput';
import { blankIsAbsent } from '../../../input/text';
import type { Reason } from '../../../input/words';
import { readMoment } from '../../../isoTime';
import { ratingInput } from '../../../ratings/rateRestaurant';
import { describedRestaurant } from '../../../restaurants/describedRestaurant';
import type { Snapshot } from '../../../restaurants/Snapshot';
import { writeVisitDate } from '../../../visitDate';
import { RECORD_KINDS } from '../../OwnRecord';
import { addedMoment } from '../addedMoment';
import { placeOf, type RowContent, shownName } from '../RowContent';

const moment = { reason: 'must be a moment such as 2026-11-26T18:30:00.123Z' } satisfies Reason;
const notUuid = { reason: 'must be a UUID' } satisfies Reason;

const added = blankIsAbsent(
  z
    .string()
    .refine((text) => readMoment(text) !== null, { params: moment, abort: true })
    .transform((text) => addedMoment(readMoment(text) as Date).toISOString()),
);

const record = z.object({
  kind: z.enum(RECORD_KINDS),
  restaurantId: z.string().trim().toLowerCase().refine(isUuid, { params: notUuid }),
  restaurant: z.record(z.string(), z.unknown()).nullish(),
  addedAt: added,
  entryAddedAt: added,
});

/**
 * Reads a record of a file that Fuud exported. Every value is checked, because anybody may have changed the file.
 * @throws UserError that describes the problem
 */
export function readOwnItem(item: object): RowContent {
  const { kind, restaurantId, restaurant, addedAt = null, entryAddedAt = null } = parseInput(record, item);
  const snapshot = snapshotFrom(restaurant);
  const name = shownName(restaurant?.name);
  const [city = null, region = null] = snapshot?.location?.split(', ') ?? [];
  const { address = null, latitude = null, longitude = null } = snapshot ?? {};
  const place = placeOf({ name, restaurantId, snapshot, address, city, region, latitude, longitude });
  const nothing = { place, saved: null, visit: null, rating: null };
  switch (kind) {
    case 'saved':
      return { ...nothing, saved: { savedAt: addedAt } };
    case 'visit': {
      const { visitId = null, visitedAt, notes = null, favoriteDishes = null } = parseInput(newDiaryEntry, item);
      const date = visitedAt ? writeVisitDate(visitedAt) : null;
      return { ...nothing, visit: { visitId, visitedAt: date, notes, favoriteDishes, addedAt, entryAddedAt } };
    }
    case 'rating': {
      const { stars, notes } = item as { stars?: unknown; notes?: unknown };
      const { rating, comment = null, visitedAt } = parseInput(ratingInput, { ...item, rating: stars, comment: notes });
      const date = visitedAt ? writeVisitDate(visitedAt) : null;
      return { ...nothing, rating: { stars: rating, comment, visitedAt: date, ratedAt: addedAt } };
    }
  }
}

/**
 * The snapshot of the restaurant; null if the record has no restaurant or an invalid restaurant. The snapshot is stored
 * only if the catalogue does not have the restaurant.
 */
function snapshotFrom(restaurant: Record<string, unknown> | null | undefined): Snapshot | null {
  if (!restaurant) return null;
  const { latitude, longitude, placeId } = restaurant;
  const coordinates = typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
  return describedRestaurant.safeParse({ ...restaurant, place_id: placeId, coordinates }).data ?? null;
}
