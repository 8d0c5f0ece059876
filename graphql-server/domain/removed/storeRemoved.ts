import type { Prisma, RemovedItem } from '../../database/__generated__/prisma/client';
import type { RemovedRows } from './Removed';

const MAX_ITEMS = 1000;

/** Rows as the database returned them. */
type UntypedRows<Rows> = { [Field in keyof Rows]: unknown };

/**
 * Stores what a member removes, so that it can be restored for 30 days. This function must run in the transaction of
 * the removal. Only the newest 1000 items of a member are stored.
 */
export async function storeRemoved<Kind extends keyof RemovedRows>(
  transaction: Prisma.TransactionClient,
  { userId, restaurantId }: { userId: string; restaurantId: string },
  kind: Kind,
  rows: UntypedRows<RemovedRows[Kind]>,
): Promise<RemovedItem> {
  const data: Prisma.InputJsonObject = JSON.parse(JSON.stringify(rows));
  const item = await transaction.removedItem.create({ data: { userId, restaurantId, kind, data } });
  await transaction.$executeRaw`
    DELETE FROM recently_removed WHERE id IN (
      SELECT id FROM recently_removed WHERE user_id = ${userId}::uuid
      ORDER BY removed_at DESC, id DESC OFFSET ${MAX_ITEMS})`;
  return item;
}
