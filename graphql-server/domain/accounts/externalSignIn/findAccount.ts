import type { Prisma, User } from '../../../database/__generated__/prisma/client';
import type { Identity } from './identity';

/** The value of users.provider for accounts without an external provider. */
export const LOCAL = 'local';

/** The account that belongs to an identity, if there is one. */
export type Account =
  /** The account that this identity signed in to before. */
  | { kind: 'KNOWN'; user: User }
  /** A local account with the same e-mail. We have verified this e-mail too, so the person owns the account. */
  | { kind: 'SAME_PERSON'; user: User }
  /**
   * A local account with a password and with the same e-mail, which we have not verified. Anybody may have typed this
   * e-mail. So the person must enter the password, to prove that the account is theirs.
   */
  | { kind: 'NEEDS_PASSWORD'; user: User }
  /**
   * No account belongs to the identity yet. `email` is the e-mail for a new account. It is null if the provider sent no
   * valid and verified e-mail, or if another account uses the e-mail as its e-mail or username.
   */
  | { kind: 'NEW'; email: string | null };

/**
 * Finds the account that belongs to an identity. If the caller has not locked the e-mail (lockNames), another
 * request may take the e-mail directly after this call.
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
