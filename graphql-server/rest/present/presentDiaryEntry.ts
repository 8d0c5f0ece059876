import type { DiaryEntry, Restaurant, UserRating } from '../../database/__generated__/prisma/client';
import { writeVisitDate } from '../../domain/visitDate';
import type { PictureAddresses } from '../../images/pictureAddresses';
import { presentRestaurant } from './presentRestaurant';
import { presentSnapshot } from './presentSnapshot';

/**
 * An entry, its restaurant in the catalogue (null if it is not there), whether the member saved the restaurant, and
 * the member's rating of it.
 */
interface EntryData {
  entry: DiaryEntry;
  restaurant: Restaurant | null;
  isSaved: boolean;
  rating: UserRating | null;
}

/**
 * An entry of the diary. restaurantData has the current facts of the restaurant. If the catalogue does not have the
 * restaurant, restaurantData has the facts from when the entry was added. visitedAt is a day ("2025-09-04"), a day
 * with a time ("2025-09-04T19:30:00.000Z"), or null. userRating is the member's rating of the restaurant. If there are
 * several visits, the entry shows one of them (visitId). This is the latest visit, except after some changes with
 * updateDiaryEntry.
 */
export function presentDiaryEntry(
  { entry, restaurant, isSaved, rating }: EntryData,
  now: Date,
  pictures: PictureAddresses,
) {
  const { id, userId, restaurantId, notes, favoriteDishes, addedAt, updatedAt, visitId } = entry;
  return {
    id,
    userId,
    restaurantId,
    restaurantData: restaurant
      ? presentRestaurant(restaurant, isSaved, now, pictures)
      : presentSnapshot(restaurantId, entry.restaurantData, isSaved, pictures),
    visitedAt: writeVisitDate(entry),
    notes,
    favoriteDishes,
    userRating: rating?.rating ?? null,
    addedAt,
    updatedAt,
    visitId,
  };
}
