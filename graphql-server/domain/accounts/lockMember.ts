import type { Prisma } from '../../database/__generated__/prisma/client';
import { accountGone } from './accountGone';

/**
 * Holds the member's own row until the transaction ends: what one member writes takes turns, from however many devices
 * and servers it comes. Whoever locks more locks this first, then restaurants, then what is kept of them.
 * @throws UserError UNAUTHENTICATED when the account is gone
 */
export async function lockMember(transaction: Prisma.TransactionClient, userId: string): Promise<void> {
  const users = await transaction.$queryRaw<unknown[]>`
    SELECT id FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  if (users.length === 0) throw accountGone();
}
