import { z } from 'zod';
import type { PrismaClient, User } from '../../database/__generated__/prisma/client';
import { UserError } from '../../errors/UserError';
import { line } from '../input/text';
import type { Limits } from '../limits';
import { type AccountOrName, checkPassword } from './checkPassword';
import { foldWord } from './foldWord';
import type { Origin } from './Origin';

/** What a person types to sign in: a username or an e-mail, and the password as typed. */
export const credentials = z.object({
  username: line().min(1).max(254),
  password: z.string().min(1),
});

/** Checked credentials: the name trimmed, the password as typed. */
export type Credentials = z.output<typeof credentials>;

/**
 * Finds the account by username, or else by e-mail (ignoring case). Checks the password and returns the account.
 * @throws UserError BAD_CREDENTIALS for an unknown name and for a wrong password (the answer and its delay are equal in
 * both cases); RATE_LIMITED or OVERLOADED, see checkPassword
 */
export async function login(
  { prisma, limits }: { prisma: PrismaClient; limits: Limits },
  { username, password }: Credentials,
  origin: Origin,
): Promise<User> {
  const user = await checkPassword({ limits }, origin, { password, find: () => findByName(prisma, username) });
  if (!user) throw new UserError('BAD_CREDENTIALS', 'Invalid username or password');
  return user;
}

/** Finds the account in the database, which ignores case. An unknown name causes the same queries as a known name. */
async function findByName(prisma: PrismaClient, name: string): Promise<AccountOrName> {
  // This code uses findFirst, because Prisma merges several calls of findUnique into one query, and then matches the
  // rows with the typed text case-sensitively.
  const [byUsername, byEmail, folded] = await Promise.all([
    prisma.user.findFirst({ where: { username: name } }),
    prisma.user.findFirst({ where: { email: name } }),
    foldWord(prisma, name),
  ]);
  const user = byUsername ?? byEmail;
  return user ? { user } : { user, name: folded };
}
