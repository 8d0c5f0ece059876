import type { Prisma } from '../database/__generated__/prisma/client';
import { UserError } from '../errors/UserError';

/** A member can have at most this many saved restaurants, and at most this many diary entries. */
const MAX_ENTRIES = 10_000;

/** The lists to which MAX_ENTRIES applies, and their names in messages. */
const lists = { savedRestaurant: 'saved restaurants', diaryEntry: 'diary entries' } as const;
type ListKey = keyof typeof lists;

/**
 * Returns the number of further entries that fit into a member's list. Inside writeOnce the number stays valid, because
 * the member's writes run one after the other, on all servers.
 */
export async function roomFor(transaction: Prisma.TransactionClient, userId: string, list: ListKey): Promise<number> {
  return Math.max(0, MAX_ENTRIES - (await countRows(transaction, userId, list)));
}

function countRows(transaction: Prisma.TransactionClient, userId: string, list: ListKey): Promise<number> {
  const where = { userId };
  return list === 'diaryEntry' ? transaction.diaryEntry.count({ where }) : transaction.savedRestaurant.count({ where });
}

/** The error for a list that is full. */
export function quotaReached(list: ListKey, field = 'restaurantId'): UserError {
  const message = `Your account has the maximum of ${MAX_ENTRIES.toLocaleString('en-US')} ${lists[list]}; remove one to make room`;
  return new UserError('QUOTA_REACHED', message, { field });
}
