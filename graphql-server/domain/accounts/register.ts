import type { Prisma, PrismaClient, User } from '../../database/__generated__/prisma/client';
import { isDuplicate } from '../isDuplicate';
import type { Limits } from '../limits';
import { UserError } from '../UserError';
import { emailTaken } from './emailTaken';
import { hashPassword } from './password';
import type { Registration } from './registration';
import { takeTurns } from './takeTurns';

const usernameTaken = () =>
  new UserError('USERNAME_TAKEN', 'That username is taken. Choose another one.', { field: 'username' });

/**
 * Opens an account, with its settings where the device brought some.
 * @throws UserError USERNAME_TAKEN, EMAIL_TAKEN (both ignoring case) or RATE_LIMITED (by address)
 */
export async function register(
  { prisma, limits }: { prisma: PrismaClient; limits: Limits },
  { username, email, password, firstName, lastName, displayMode, language }: Registration,
  address: string,
): Promise<User> {
  await limits.registrations.take(address);
  const hashed = await hashPassword(password);
  const settings = displayMode || language ? { create: { displayMode, language } } : undefined;
  try {
    return await prisma.$transaction(async (transaction) => {
      await refuseTaken(transaction, username, email);
      return transaction.user.create({ data: { username, email, password: hashed, firstName, lastName, settings } });
    });
  } catch (error) {
    throw isDuplicate(error) ? whichIsTaken(error) : error;
  }
}

async function refuseTaken(transaction: Prisma.TransactionClient, username: string, email?: string): Promise<void> {
  const words = email ? [username, email] : [username];
  await takeTurns(transaction, words);
  const others = await transaction.user.findMany({
    where: { OR: [{ username: { in: words } }, { email: { in: words } }] },
    select: { username: true, email: true },
  });
  const isTaken = (word: string) =>
    others.some((other) => sameWord(other.username, word) || sameWord(other.email, word));
  if (isTaken(username)) throw usernameTaken();
  if (email && isTaken(email)) throw emailTaken();
}

function sameWord(stored: string | null, word: string): boolean {
  return stored?.toLowerCase() === word.toLowerCase();
}

/** The unique constraint has the last word, should another writer not take turns. */
function whichIsTaken(error: Prisma.PrismaClientKnownRequestError): UserError {
  return /email/.test(JSON.stringify(error.meta)) ? emailTaken() : usernameTaken();
}
