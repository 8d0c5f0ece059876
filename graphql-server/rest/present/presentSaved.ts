import type { SavedRestaurant } from '../../database/__generated__/prisma/client';
import type { PictureAddresses } from '../../images/pictureAddresses';
import type { Shown } from '../withRestaurants';
import { presentRestaurant } from './presentRestaurant';
import { presentSnapshot } from './presentSnapshot';

/**
 * An item of the saved list, with the current facts of the restaurant. If the catalogue does not have the restaurant,
 * the item has the facts from when the restaurant was saved.
 */
export function presentSavedItem({ entry, restaurant }: Shown<SavedRestaurant>, now: Date, pictures: PictureAddresses) {
  const { restaurantId, restaurantData, savedAt } = entry;
  const presented = restaurant
    ? presentRestaurant(restaurant, true, now, pictures)
    : presentSnapshot(restaurantId, restaurantData, true, pictures);
  return { ...presented, savedAt };
}

/**
 * The saved row in the answer to a save, or to a restore of a removed save. If the restaurant was already saved, this
 * is the existing row.
 */
export function presentSaved(saved: SavedRestaurant, pictures: PictureAddresses) {
  const { id, userId, restaurantId, restaurantData, savedAt } = saved;
  const snapshot = presentSnapshot(restaurantId, restaurantData, true, pictures);
  return { id, userId, restaurantId, restaurantData: snapshot, savedAt, isSaved: true };
}
