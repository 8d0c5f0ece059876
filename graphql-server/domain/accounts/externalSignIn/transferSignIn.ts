import type { z } from 'zod';
import type { Prisma, User } from '../../../database/__generated__/prisma/client';
import { isDuplicate } from '../../../database/isDuplicate';
import { deviceSettings, firstSettings } from '../../settings/Settings';
import { lockNames } from '../lockNames';
import { type OwnerNoticeDeps, queueOwnerNotice } from '../queueOwnerNotice';
import { findAccount } from './findAccount';
import { type Bearer, findTicket, identityOf, spendTicket, ticketInput } from './findTicket';
import type { IdentityProviders } from './IdentityProvider';
import type { Identity } from './identity';
import { labelOf } from './labelOf';

/** The token, the app's `codeVerifier`, and the device's settings, which are stored only in a new account. */
export const transferInput = ticketInput.extend(deviceSettings);

/** A checked transfer. */
export type TransferInput = z.output<typeof transferInput>;

/**
 * Finds or creates the account for a token. The account is one of these three:
 * - the account to which this person signed in with the provider before;
 * - a local account with an e-mail that both the provider and Fuud have verified. The provider is then linked to the
 * account. The account keeps its password, and an e-mail informs its owner that the provider was linked;
 * - a new account. It has no e-mail address if the provider sent no verified e-mail, or if another account uses the
 * e-mail. The token has `needsPassword` if this other account is a local account whose e-mail Fuud has not verified.
 * With the password of that account, the person could link the provider to it (linkSignIn). Without the password, as
 * here, the person gets a new account.
 * @throws UserError INVALID_AUTH_TOKEN
 */
export async function transferSignIn(
  deps: OwnerNoticeDeps & { providers: IdentityProviders },
  { displayMode, language, ...input }: TransferInput,
  bearer: Bearer,
): Promise<User> {
  const { prisma } = deps;
  const ticket = await findTicket(prisma, input, bearer);
  const claimed = identityOf(ticket);
  const identity = ticket.needsPassword ? { ...claimed, email: null } : claimed;
  const work = () =>
    prisma.$transaction(async (transaction) => {
      const { user, isLinkedNow } = await openAccount(transaction, ticket.provider, identity, {
        settings: firstSettings({ displayMode, language }),
      });
      await spendTicket(transaction, ticket);
      const provider = labelOf(deps.providers, ticket.provider);
      if (isLinkedNow) await queueOwnerNotice(transaction, deps, user, { kind: 'signInLinked', provider });
      return user;
    });
  // If one person uses two tokens at the same time, both requests may try to create the account. Then one request fails
  // because the account already exists. That request runs again and finds the account that the other request created.
  const user = await work().catch((error) => (isDuplicate(error) ? work() : Promise.reject(error)));
  deps.wakeMails();
  return user;
}

/** The account, and whether this sign-in linked the provider to it. */
interface Opened {
  user: User;
  isLinkedNow: boolean;
}

async function openAccount(
  transaction: Prisma.TransactionClient,
  provider: string,
  identity: Identity,
  ofNewAccount: Pick<Prisma.UserCreateInput, 'settings'>,
): Promise<Opened> {
  const { sub, email, givenName, familyName } = identity;
  if (email) await lockNames(transaction, [email]);
  const providerIds = { provider, providerId: sub };
  const account = await findAccount(transaction, provider, identity);
  switch (account.kind) {
    case 'KNOWN':
      return { user: account.user, isLinkedNow: false };
    case 'SAME_PERSON':
      return {
        user: await transaction.user.update({ where: { id: account.user.id }, data: providerIds }),
        isLinkedNow: true,
      };
    case 'NEEDS_PASSWORD': // a local account got this e-mail after the provider answered
    case 'NEW': {
      const freeEmail = account.kind === 'NEW' ? account.email : null;
      const data = { ...providerIds, email: freeEmail, firstName: givenName, lastName: familyName, ...ofNewAccount };
      return { user: await transaction.user.create({ data }), isLinkedNow: false };
    }
  }
}
