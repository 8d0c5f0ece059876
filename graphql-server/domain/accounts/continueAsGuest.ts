import { z } from 'zod';
import type { PrismaClient, User } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import type { Limits } from '../limits';

/** The id a device kept from an earlier visit as a guest, if any. */
export const guestPass = z.object({ guestId: z.string().max(100).nullish() });

/** A checked guest pass. */
export type GuestPass = z.output<typeof guestPass>;

/**
 * The guest of that id; a new guest under it when nobody has it; a new guest with a new id when there is none, when it
 * is malformed or a member's (D11).
 * @throws UserError RATE_LIMITED after 60 an hour from the address
 */
export async function continueAsGuest(
  { prisma, limits }: { prisma: PrismaClient; limits: Limits },
  { guestId }: GuestPass,
  address: string,
): Promise<User> {
  await limits.guests.take(address);
  return (guestId && isUuid(guestId) && (await guestOf(prisma, guestId))) || newGuest(prisma);
}

/** Two devices may send the same new id at once: one row, and both are that guest, who has been seen now. */
async function guestOf(prisma: PrismaClient, id: string): Promise<User | undefined> {
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
