import type { RemovedItem } from '../../database/__generated__/prisma/client';
import { expiryOf, removedOf } from '../../domain/removed/Removed';
import type { PictureAddresses } from '../../images/pictureAddresses';
import { presentSnapshot } from './presentSnapshot';

/** A removed item. restaurantData has the facts from when the restaurant was saved or added to the diary. */
export function presentRemoved(item: RemovedItem, pictures: PictureAddresses) {
  const { id, restaurantId, removedAt } = item;
  const { kind, rows } = removedOf(item);
  const restaurantData = presentSnapshot(restaurantId, rows.restaurantData, false, pictures);
  return { id, kind, restaurantId, restaurantData, removedAt, expiresAt: expiryOf(item) };
}
