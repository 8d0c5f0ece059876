import type { Prisma, User } from '../../../database/__generated__/prisma/client';
import { isDuplicate } from '../../../database/isDuplicate';
import { takeTurns } from '../takeTurns';
import { type TellOwnerDeps, tellOwner } from '../tellOwner';
import { findAccount } from './findAccount';
import { type Bearer, findTicket, identityOf, spendTicket, type TicketInput } from './findTicket';
import { type IdentityProviders, labelOf } from './IdentityProvider';
import type { Identity } from './identity';

/**
 * Turns a token into the account it stands for: the one this identity signed in to before; a local one whose e-mail
 * both the provider and we have verified, which is linked from now on and keeps its password (its owner is told); else a
 * new one. A token that waits for a password (linkSignIn) opens a new account without that e-mail: the person did not
 * want the link.
 * @throws UserError INVALID_AUTH_TOKEN
 */
export async function transferSignIn(
  deps: TellOwnerDeps & { providers: IdentityProviders },
  input: TicketInput,
  bearer: Bearer,
): Promise<User> {
  const { prisma } = deps;
  const ticket = await findTicket(prisma, input, bearer);
  const told = identityOf(ticket);
  const identity = ticket.needsPassword ? { ...told, email: null } : told;
  const work = () =>
    prisma.$transaction(async (transaction) => {
      const { user, isLinkedNow } = await openAccount(transaction, ticket.provider, identity);
      await spendTicket(transaction, ticket);
      const provider = labelOf(deps.providers, ticket.provider);
      if (isLinkedNow) await tellOwner(transaction, deps, user, { kind: 'signInLinked', provider });
      return user;
    });
  // Two tokens of one person at once: the second finds the account that the first has opened.
  const user = await work().catch((error) => (isDuplicate(error) ? work() : Promise.reject(error)));
  deps.wakeMails();
  return user;
}

/** Whose account it is, and whether it was a local one until now. */
interface Opened {
  user: User;
  isLinkedNow: boolean;
}

async function openAccount(
  transaction: Prisma.TransactionClient,
  provider: string,
  identity: Identity,
): Promise<Opened> {
  const { sub, email, givenName, familyName } = identity;
  if (email) await takeTurns(transaction, [email]);
  const vouched = { provider, providerId: sub };
  const account = await findAccount(transaction, provider, identity);
  switch (account.kind) {
    case 'KNOWN':
      return { user: account.user, isLinkedNow: false };
    case 'SAME_PERSON':
      return {
        user: await transaction.user.update({ where: { id: account.user.id }, data: vouched }),
        isLinkedNow: true,
      };
    case 'NEEDS_PASSWORD': // registered since the provider answered
    case 'NEW': {
      const free = account.kind === 'NEW' ? account.email : null;
      const data = { ...vouched, email: free, firstName: givenName, lastName: familyName };
      return { user: await transaction.user.create({ data }), isLinkedNow: false };
    }
  }
}
