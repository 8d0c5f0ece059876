import type { Prisma } from '../../database/__generated__/prisma/client';
import { forgetRatings } from '../ratings/changeRatings';
import { endSessions } from './endSessions';

/**
 * Deletes a user and all their data, within the caller's transaction. For example, it deletes the sessions on every
 * device, the diary, and the ratings (which then no longer count in the restaurants' averages).
 * Other transactions that lock or change the user's row, or add rows for the user, wait until this transaction ends.
 * Then a lock or a change finds no row, and new rows for the user are refused, because the user no longer exists.
 * @returns false when there is no such user
 */
export async function removeUser(transaction: Prisma.TransactionClient, userId: string): Promise<boolean> {
  const owned = await transaction.$queryRaw<unknown[]>`SELECT id FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
  if (owned.length === 0) return false;
  await forgetRatings(transaction, userId);
  await endSessions(transaction, userId);
  await transaction.user.delete({ where: { id: userId } });
  return true;
}
