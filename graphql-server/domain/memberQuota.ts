import type { Prisma } from '../database/__generated__/prisma/client';
import { UserError } from '../errors/UserError';

/** How many restaurants a member may keep on the list, and how many in the diary. */
const MOST_KEPT = 10_000;

/** What members keep by the thousand, and what people call it. */
const lists = { savedRestaurant: 'saved restaurants', diaryEntry: 'diary entries' } as const;
type KeptList = keyof typeof lists;

/**
 * How many more fit into a member's list. Within writeOnce the answer stays true: nobody else writes there meanwhile, from
 * however many servers writes come.
 */
export async function roomFor(transaction: Prisma.TransactionClient, userId: string, list: KeptList): Promise<number> {
  return Math.max(0, MOST_KEPT - (await countKept(transaction, userId, list)));
}

function countKept(transaction: Prisma.TransactionClient, userId: string, list: KeptList): Promise<number> {
  const where = { userId };
  return list === 'diaryEntry' ? transaction.diaryEntry.count({ where }) : transaction.savedRestaurant.count({ where });
}

/** For a list that is full. */
export function quotaReached(list: KeptList, field = 'restaurantId'): UserError {
  const message = `Your account keeps ${MOST_KEPT.toLocaleString('en-US')} ${lists[list]}, which is as many as it may; remove one to make room`;
  return new UserError('QUOTA_REACHED', message, { field });
}
