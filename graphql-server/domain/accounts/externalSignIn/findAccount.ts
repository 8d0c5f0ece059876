import type { Prisma, User } from '../../../database/__generated__/prisma/client';
import type { Identity } from './identity';

/** users.provider of accounts that no external provider vouches for. */
export const LOCAL = 'local';

/** Whose account an identity leads to. */
export type Account =
  /** The one this identity signed in to before. */
  | { kind: 'KNOWN'; user: User }
  /** A local one with that e-mail, which we have verified too: it is the same person. */
  | { kind: 'SAME_PERSON'; user: User }
  /** A local one with that e-mail, which anybody may have typed at registration: its password tells. */
  | { kind: 'NEEDS_PASSWORD'; user: User }
  /** None yet: one with that e-mail, or with none where the provider told none or somebody else signs in with it. */
  | { kind: 'NEW'; email: string | null };

/** Reads only; nothing is promised for the next moment unless the caller made others wait (takeTurns). */
export async function findAccount(
  prisma: Pick<Prisma.TransactionClient, 'user'>,
  provider: string,
  { sub, email }: Pick<Identity, 'sub' | 'email'>,
): Promise<Account> {
  const known = await prisma.user.findUnique({ where: { provider_providerId: { provider, providerId: sub } } });
  if (known) return { kind: 'KNOWN', user: known };
  if (!email) return { kind: 'NEW', email: null };

  const holder = await prisma.user.findFirst({ where: { email } });
  const namesake = await prisma.user.findFirst({ where: { username: email } });
  if (!holder && !namesake) return { kind: 'NEW', email };
  const isTheirsAlone = !namesake || namesake.id === holder?.id;
  if (!holder || !isTheirsAlone || holder.provider !== LOCAL) return { kind: 'NEW', email: null };
  if (holder.emailVerifiedAt) return { kind: 'SAME_PERSON', user: holder };
  return holder.password ? { kind: 'NEEDS_PASSWORD', user: holder } : { kind: 'NEW', email: null };
}
