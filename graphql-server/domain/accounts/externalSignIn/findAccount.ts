import type { Prisma, User } from '../../../database/__generated__/prisma/client';
import type { Identity } from './identity';

/** users.provider of accounts without an external provider. */
export const LOCAL = 'local';

/** The account that belongs to an identity. */
export type Account =
  /** The account that this identity signed in to before. */
  | { kind: 'KNOWN'; user: User }
  /** A local account with the same e-mail, which we have also verified: it is the same person. */
  | { kind: 'SAME_PERSON'; user: User }
  /** A local account with the same e-mail, not verified: anybody may have typed it, so the password must prove it. */
  | { kind: 'NEEDS_PASSWORD'; user: User }
  /** No account yet. `email` is the e-mail for a new one; null if the provider sent none or somebody else uses it. */
  | { kind: 'NEW'; email: string | null };

/** Only reads. The result may change at once, unless the caller holds a lock (takeTurns). */
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
