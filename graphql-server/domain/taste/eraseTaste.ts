import type { PrismaClient } from '../../database/__generated__/prisma/client';
import type { Viewer } from '../../Viewer';
import { accountGone } from '../accounts/accountGone';
import { requireMember } from '../accounts/requireMember';

/**
 * Resets a member's taste. What they saved, rated and wrote in the diary stays, but no longer counts.
 * @returns the member's id (uuid)
 * @throws UserError UNAUTHENTICATED or FORBIDDEN (guests)
 */
export async function eraseTaste({ prisma }: { prisma: PrismaClient }, viewer: Viewer): Promise<string> {
  const userId = requireMember(viewer);
  // Not earlier than the newest of these dates, which may come from a clock that is ahead.
  const erased = await prisma.$executeRaw`
    UPDATE users SET taste_since = greatest(clock_timestamp(),
      (SELECT max(saved_at) FROM saved_restaurants WHERE user_id = ${userId}::uuid),
      (SELECT max(rated_at) FROM user_ratings WHERE user_id = ${userId}::uuid),
      (SELECT max(added_at) FROM restaurant_diary WHERE user_id = ${userId}::uuid))
    WHERE id = ${userId}::uuid`;
  if (erased === 0) throw accountGone();
  return userId;
}
