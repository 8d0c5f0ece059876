import type { Prisma, PrismaClient } from '../database/__generated__/prisma/client';
import { UserError } from '../errors/UserError';
import { accountGone } from './accounts/accountGone';

/** How many restaurants a member may keep on the list, and how many in the diary. */
const MOST_KEPT = 10_000;

/** What members keep by the thousand, and what people call it. */
const lists = { savedRestaurant: 'saved restaurants', diaryEntry: 'diary entries' } as const;
type KeptList = keyof typeof lists;

/**
 * Writes into a member's list while nobody else does: the member's row is locked first, so what is counted afterwards
 * stays true, from however many servers writes come.
 * @param work is told how many more fit
 * @throws UserError UNAUTHENTICATED when the account is gone
 */
export function writeWithinQuota<T>(
  prisma: PrismaClient,
  userId: string,
  list: KeptList,
  work: (transaction: Prisma.TransactionClient, room: number) => Promise<T>,
): Promise<T> {
  return prisma.$transaction(async (transaction) => {
    const users = await transaction.$queryRaw<unknown[]>`
      SELECT id FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
    if (users.length === 0) throw accountGone();
    return work(transaction, Math.max(0, MOST_KEPT - (await countKept(transaction, userId, list))));
  });
}

function countKept(transaction: Prisma.TransactionClient, userId: string, list: KeptList): Promise<number> {
  const where = { userId };
  return list === 'diaryEntry' ? transaction.diaryEntry.count({ where }) : transaction.savedRestaurant.count({ where });
}

/** For a list that is full. */
export function quotaReached(list: KeptList): UserError {
  const message = `Your account keeps ${MOST_KEPT.toLocaleString('en-US')} ${lists[list]}, which is as many as it may; remove one to make room`;
  return new UserError('QUOTA_REACHED', message, { field: 'restaurantId' });
}
