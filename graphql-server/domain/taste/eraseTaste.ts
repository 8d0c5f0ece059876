import type { PrismaClient } from '../../database/__generated__/prisma/client';
import type { Viewer } from '../../Viewer';
import { accountGone } from '../accounts/accountGone';
import { requireMember } from '../accounts/requireMember';

/**
 * Resets a member's taste. The member's saved restaurants, ratings and diary entries are not deleted, but they no
 * longer count for the taste.
 * @returns the member's id (uuid)
 * @throws UserError UNAUTHENTICATED or FORBIDDEN (guests)
 */
export async function eraseTaste({ prisma }: { prisma: PrismaClient }, viewer: Viewer): Promise<string> {
  const userId = requireMember(viewer);
  // taste_since must not be earlier than any of these stored dates. A stored date may be in the future if it comes from
  // a clock that was ahead.
  const erased = await prisma.$executeRaw`
    UPDATE users SET taste_since = greatest(clock_timestamp(),
      (SELECT max(saved_at) FROM saved_restaurants WHERE user_id = ${userId}::uuid),
      (SELECT max(rated_at) FROM user_ratings WHERE user_id = ${userId}::uuid),
      (SELECT max(added_at) FROM restaurant_diary WHERE user_id = ${userId}::uuid))
    WHERE id = ${userId}::uuid`;
  if (erased === 0) throw accountGone();
  return userId;
}
