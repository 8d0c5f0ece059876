import { z } from 'zod';
import type { PrismaClient, User } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import type { Limits } from '../limits';

/** The guest id that the device stored on an earlier visit, if any. */
export const guestPass = z.object({ guestId: z.string().max(100).nullish() });

/** A checked guest pass. */
export type GuestPass = z.output<typeof guestPass>;

/**
 * Returns the guest with this id. If no user has the id, a new guest gets this id. If the id is missing or malformed,
 * or belongs to a member, a new guest gets a new id.
 * @throws UserError RATE_LIMITED after 60 calls per hour from the address
 */
export async function continueAsGuest(
  { prisma, limits }: { prisma: PrismaClient; limits: Limits },
  { guestId }: GuestPass,
  address: string,
): Promise<User> {
  await limits.guests.take(address);
  return (guestId && isUuid(guestId) && (await findOrCreateGuest(prisma, guestId))) || newGuest(prisma);
}

/**
 * Returns the guest with this id, and creates the guest if no user has the id. Returns undefined if a member has the
 * id. If two devices send the same new id at the same time, they share one guest. Sets `updatedAt` to the time of this
 * visit.
 */
async function findOrCreateGuest(prisma: PrismaClient, id: string): Promise<User | undefined> {
  await prisma.user.createMany({ data: [{ id, isGuest: true }], skipDuplicates: true });
  const [guest] = await prisma.user.updateManyAndReturn({
    where: { id, isGuest: true },
    data: { updatedAt: new Date() },
  });
  return guest;
}

function newGuest(prisma: PrismaClient): Promise<User> {
  return prisma.user.create({ data: { isGuest: true } });
}
