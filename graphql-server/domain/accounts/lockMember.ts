import type { Prisma } from '../../database/__generated__/prisma/client';
import { accountGone } from './accountGone';

/**
 * Locks the member's row until the transaction ends. So a member's writes that take this lock run one after the other,
 * even if they come from several devices or run on several servers. Code that also locks other rows must lock this row
 * first, then restaurants, then the member's entries about these restaurants.
 * @throws UserError UNAUTHENTICATED when the account was deleted
 */
export async function lockMember(transaction: Prisma.TransactionClient, userId: string): Promise<void> {
  const users = await transaction.$queryRaw<unknown[]>`
    SELECT id FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  if (users.length === 0) throw accountGone();
}
