import type { Prisma, User } from '../../../database/__generated__/prisma/client';
import type { Identity } from './identity';

/** The value of users.provider for accounts without an external provider. */
export const LOCAL = 'local';

/** The account that belongs to an identity. */
export type Account =
  /** The account that this identity signed in to before. */
  | { kind: 'KNOWN'; user: User }
  /** A local account with the same e-mail. We have verified this e-mail too, so it is the same person. */
  | { kind: 'SAME_PERSON'; user: User }
  /**
   * A local account with the same e-mail, which is not verified. Anybody may have typed this e-mail, so the person must
   * prove with the password that the account is theirs.
   */
  | { kind: 'NEEDS_PASSWORD'; user: User }
  /**
   * There is no account yet. `email` is the e-mail for a new account. It is null if the provider sent no
   * verified e-mail, or if another account uses it.
   */
  | { kind: 'NEW'; email: string | null };

/**
 * Finds the account and changes nothing. Other requests can change the result immediately, unless the caller holds a
 * lock (lockNames).
 */
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
