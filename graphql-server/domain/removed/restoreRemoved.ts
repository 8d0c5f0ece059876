import type {
  DiaryEntry,
  DiaryVisit,
  Prisma,
  PrismaClient,
  SavedRestaurant,
} from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import { UserError } from '../../errors/UserError';
import type { Viewer } from '../../Viewer';
import { lockRestaurant } from '../restaurants/lockRestaurant';
import { type Retry, writeOnce } from '../writeOnce';
import { removedOf } from './Removed';
import { restoreEntry } from './restoreEntry';
import { restoreSaved } from './restoreSaved';
import { restoreVisit } from './restoreVisit';

/** The restored data. Fields that do not belong to the kind of the removed item are null. */
export interface Restored {
  /** uuid of the item, which is no longer in the list of removed items. */
  removedItemId: string;
  restaurantId: string;
  saved: SavedRestaurant | null;
  /** The restored entry, or the entry that got the visits. */
  entry: DiaryEntry | null;
  visit: DiaryVisit | null;
}

/**
 * Restores a removed item with its ids and dates. A visit gets a new id only if its id is now in use (see freeVisits),
 * or if it is the blank visit of an entry (see isBlank). If the member has saved the restaurant again, the new
 * save stays unchanged. If the diary has a new entry for the restaurant, the removed visits are added to the new entry.
 * If the restaurant was merged into another restaurant, the item is restored for the other restaurant.
 * @param id uuid of the removed item
 * @throws UserError NOT_FOUND (no such item, somebody else's item, or a visit of a restaurant without a diary entry),
 * QUOTA_REACHED, or an error of writeOnce
 */
export function restoreRemoved(
  deps: { prisma: PrismaClient },
  viewer: Viewer,
  id: string,
  { idempotencyKey }: Retry = {},
): Promise<Restored> {
  const write = { operation: 'restoreRemoved', input: { id }, idempotencyKey };
  return writeOnce(deps, viewer, write, async (transaction, userId) => {
    const item = isUuid(id) ? await transaction.removedItem.findUnique({ where: { id, userId } }) : null;
    if (!item) throw new UserError('NOT_FOUND', 'There is no such removed item', { field: 'removedItemId' });
    const restaurantId = (await lockRestaurant(transaction, item.restaurantId))?.id ?? item.restaurantId;
    const { saved = null, entry = null, visit = null } = await restore(transaction, { userId, restaurantId }, item);
    await transaction.removedItem.delete({ where: { id: item.id } });
    return { removedItemId: item.id, restaurantId, saved, entry, visit };
  });
}

/** The member and the restaurant of a removed item. */
export interface Owner {
  userId: string;
  restaurantId: string;
}

function restore(
  transaction: Prisma.TransactionClient,
  owner: Owner,
  item: Parameters<typeof removedOf>[0],
): Promise<Partial<Restored>> {
  const removed = removedOf(item);
  switch (removed.kind) {
    case 'savedRestaurant':
      return restoreSaved(transaction, owner, removed.rows);
    case 'diaryEntry':
      return restoreEntry(transaction, owner, removed.rows);
    case 'diaryVisit':
      return restoreVisit(transaction, owner, removed.rows);
  }
}
