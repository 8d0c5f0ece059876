import type { Prisma, PrismaClient, User } from '../../database/__generated__/prisma/client';
import { isDuplicate } from '../../database/isDuplicate';
import { UserError } from '../../errors/UserError';
import type { Limits } from '../limits';
import { firstSettings } from '../settings/Settings';
import { emailTaken } from './emailTaken';
import { lockNames } from './lockNames';
import { hashPassword } from './password';
import type { Registration } from './registration';

const usernameTaken = () =>
  new UserError('USERNAME_TAKEN', 'That username is taken. Choose another one.', { field: 'username' });

/**
 * Creates an account. If the device sent settings, they are stored too.
 * @throws UserError USERNAME_TAKEN, EMAIL_TAKEN (both ignoring case), RATE_LIMITED (by IP address) or OVERLOADED
 */
export async function register(
  { prisma, limits }: { prisma: PrismaClient; limits: Limits },
  { username, email, password, firstName, lastName, displayMode, language }: Registration,
  address: string,
): Promise<User> {
  await limits.registrations.take(address);
  const hashed = await hashPassword(password, address);
  const settings = firstSettings({ displayMode, language });
  try {
    return await prisma.$transaction(async (transaction) => {
      await lockNames(transaction, email ? [username, email] : [username]);
      await refuseTaken(transaction, username, email);
      return transaction.user.create({ data: { username, email, password: hashed, firstName, lastName, settings } });
    });
  } catch (error) {
    // Other code may write a name without the lock. Then a unique constraint refuses our row, and this second check
    // finds out whether the username or the e-mail is taken.
    if (isDuplicate(error)) await refuseTaken(prisma, username, email);
    throw error;
  }
}

/** @throws UserError when an account already uses the given username or e-mail as its username or as its e-mail */
async function refuseTaken(prisma: Prisma.TransactionClient, username: string, email?: string): Promise<void> {
  const isTaken = async (word: string) =>
    (await prisma.user.count({ where: { OR: [{ username: word }, { email: word }] } })) > 0;
  if (await isTaken(username)) throw usernameTaken();
  if (email && (await isTaken(email))) throw emailTaken();
}
