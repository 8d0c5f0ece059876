import { z } from 'zod';
import type { PrismaClient, User } from '../../database/__generated__/prisma/client';
import type { Viewer } from '../../Viewer';
import { blankClears } from '../input/text';
import { accountGone } from './accountGone';
import { personName } from './personName';
import { requireMember } from './requireMember';

/** What a member may change in their profile. The e-mail is separate, because it must be confirmed first. */
export const profileChange = z.object({ firstName: blankClears(personName), lastName: blankClears(personName) });

/** A checked change. An absent field does not change the stored name. Null clears the stored name. */
export type ProfileChange = z.output<typeof profileChange>;

/**
 * Changes a member's names.
 * @throws UserError UNAUTHENTICATED or FORBIDDEN (guests)
 */
export async function updateProfile(
  { prisma }: { prisma: PrismaClient },
  viewer: Viewer,
  { firstName, lastName }: ProfileChange,
): Promise<User> {
  const id = requireMember(viewer);
  const [user] = await prisma.user.updateManyAndReturn({ where: { id }, data: { firstName, lastName } });
  if (!user) throw accountGone();
  return user;
}
