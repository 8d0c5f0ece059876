import type { Prisma } from '../../database/__generated__/prisma/client';
import { forgetRatings } from '../ratings/changeRatings';
import { endSessions } from './endSessions';

/**
 * Removes a user and all that is theirs, within the caller's transaction: sessions on every device, saves, diary,
 * ratings (taken out of the restaurants' averages), settings, search history, letters, wishes. Whatever other requests
 * of theirs still write waits for the transaction's end and is then refused, for want of a user.
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
