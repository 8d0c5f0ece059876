import type { Prisma, PrismaClient, User } from '../../../database/__generated__/prisma/client';
import { isDuplicate } from '../../isDuplicate';
import { takeTurns } from '../takeTurns';
import { findAccount } from './findAccount';
import { type Bearer, findTicket, identityOf, spendTicket, type TicketInput } from './findTicket';
import type { Identity } from './identity';

/**
 * Turns a token into the account it stands for: the one this identity signed in to before; a local one whose e-mail
 * both the provider and we have verified, which is linked from now on and keeps its password; else a new one. A token
 * that waits for a password (linkSignIn) opens a new account without that e-mail: the person did not want the link.
 * @throws UserError INVALID_AUTH_TOKEN
 */
export async function transferSignIn(
  { prisma }: { prisma: PrismaClient },
  input: TicketInput,
  bearer: Bearer,
): Promise<User> {
  const ticket = await findTicket(prisma, input, bearer);
  const told = identityOf(ticket);
  const identity = ticket.needsPassword ? { ...told, email: null } : told;
  const work = () =>
    prisma.$transaction(async (transaction) => {
      const user = await openAccount(transaction, ticket.provider, identity);
      await spendTicket(transaction, ticket);
      return user;
    });
  // Two tokens of one person at once: the second finds the account that the first has opened.
  return work().catch((error) => (isDuplicate(error) ? work() : Promise.reject(error)));
}

async function openAccount(transaction: Prisma.TransactionClient, provider: string, identity: Identity): Promise<User> {
  const { sub, email, givenName, familyName } = identity;
  if (email) await takeTurns(transaction, [email]);
  const vouched = { provider, providerId: sub };
  const account = await findAccount(transaction, provider, identity);
  switch (account.kind) {
    case 'KNOWN':
      return account.user;
    case 'SAME_PERSON':
      return transaction.user.update({ where: { id: account.user.id }, data: vouched });
    case 'NEEDS_PASSWORD': // registered since the provider answered
    case 'NEW': {
      const free = account.kind === 'NEW' ? account.email : null;
      return transaction.user.create({ data: { ...vouched, email: free, firstName: givenName, lastName: familyName } });
    }
  }
}
