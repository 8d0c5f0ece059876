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
import { holdRestaurant } from '../restaurants/holdRestaurant';
import { type Retry, writeOnce } from '../writeOnce';
import { removedOf } from './Removed';
import { restoreEntry } from './restoreEntry';
import { restoreSaved } from './restoreSaved';
import { restoreVisit } from './restoreVisit';

/** What is back; what was of another kind is null. */
export interface Restored {
  /** Of the item (uuid), which is no longer among those that were removed. */
  removedItemId: string;
  restaurantId: string;
  saved: SavedRestaurant | null;
  /** The entry that is back, or that the visits came back to. */
  entry: DiaryEntry | null;
  visit: DiaryVisit | null;
}

/**
 * Puts back what a member took away, with its ids and dates. Where the same is there again, nothing is lost: a restaurant
 * that is on the list stays as it is, the visits of an entry join those of the entry that is there. Of a restaurant that
 * turned out to be another meanwhile, the other.
 * @param id uuid of the removed item
 * @throws UserError NOT_FOUND (no such item, somebody else's, or a visit whose entry is not in the diary), QUOTA_REACHED, or
 * what writeOnce refuses
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
    const restaurantId = (await holdRestaurant(transaction, item.restaurantId))?.id ?? item.restaurantId;
    const { saved = null, entry = null, visit = null } = await restore(transaction, { userId, restaurantId }, item);
    await transaction.removedItem.delete({ where: { id: item.id } });
    return { removedItemId: item.id, restaurantId, saved, entry, visit };
  });
}

/** Of which member and restaurant something is kept. */
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
