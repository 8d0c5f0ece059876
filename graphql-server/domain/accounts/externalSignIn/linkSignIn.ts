import { z } from 'zod';
import type { ExternalSignIn, PrismaClient, User } from '../../../database/__generated__/prisma/client';
import { isDuplicate } from '../../../database/isDuplicate';
import type { Origin } from '../Origin';
import { type OwnerNoticeDeps, queueOwnerNotice } from '../queueOwnerNotice';
import { requirePassword } from '../requirePassword';
import { LOCAL } from './findAccount';
import { type Bearer, findTicket, identityOf, invalidAuthToken, spendTicket, TRIES, ticketInput } from './findTicket';
import type { IdentityProviders } from './IdentityProvider';
import { labelOf } from './labelOf';

/** The token from the parameter auth_link of the page's URL, and the password of the local account to link. */
export const linkInput = ticketInput.extend({ password: z.string().min(1) });

/** A checked link input, with the password as typed. */
export type LinkInput = z.output<typeof linkInput>;

/**
 * Checks the password of the local account that has the e-mail from the provider, and links the provider to this
 * account. After that, the owner can sign in with the password or with the provider. An e-mail informs the owner that
 * the provider was linked. A wrong password counts as a failed sign-in to the account.
 * @throws UserError INVALID_AUTH_TOKEN (also after five attempts with a password), WRONG_PASSWORD, RATE_LIMITED or
 * OVERLOADED
 */
export async function linkSignIn(
  { prisma, limits, providers, wakeMails }: OwnerNoticeDeps & { providers: IdentityProviders },
  { password, ...input }: LinkInput,
  bearer: Bearer & Origin,
): Promise<User> {
  const ticket = await findTicket(prisma, input, bearer);
  await countTry(prisma, ticket);
  const user = ticket.userId && (await prisma.user.findUnique({ where: { id: ticket.userId } }));
  if (!user) throw invalidAuthToken();
  await requirePassword({ limits }, bearer, user, { password, field: 'password' });

  const work = prisma.$transaction(async (transaction) => {
    const linked = await link(transaction, user, ticket);
    await spendTicket(transaction, ticket);
    const provider = labelOf(providers, ticket.provider);
    await queueOwnerNotice(transaction, { limits }, linked, { kind: 'signInLinked', provider });
    return linked;
  });
  // A duplicate means that this identity now belongs to another account. The next sign-in opens that account.
  const linked = await work.catch((error) => Promise.reject(isDuplicate(error) ? invalidAuthToken() : error));
  wakeMails();
  return linked;
}

/** Counts a try before its password is checked, so several tries at the same time cannot exceed the limit. */
async function countTry(prisma: PrismaClient, { id }: ExternalSignIn): Promise<void> {
  const { count } = await prisma.externalSignIn.updateMany({
    where: { id, needsPassword: true, wrongPasswords: { lt: TRIES } },
    data: { wrongPasswords: { increment: 1 } },
  });
  if (count !== 1) throw invalidAuthToken();
}

/** Links the provider if the account still has the password that was checked, and has no provider yet. */
async function link(
  transaction: Pick<PrismaClient, 'user'>,
  { id, password }: User,
  ticket: ExternalSignIn,
): Promise<User> {
  const [linked] = await transaction.user.updateManyAndReturn({
    where: { id, password, provider: LOCAL },
    data: { provider: ticket.provider, providerId: identityOf(ticket).sub },
  });
  if (!linked) throw invalidAuthToken();
  return linked;
}
