import type { Prisma, PrismaClient, User } from '../../database/__generated__/prisma/client';
import { UserError } from '../../errors/UserError';
import { languageOf } from '../../languages';
import type { Limits } from '../limits';
import type { Notice } from '../mails/Notice';
import { queueMail } from '../mails/queueMail';

/** The dependencies of functions that change an account and inform its owner. */
export interface OwnerNoticeDeps {
  prisma: PrismaClient;
  limits: Limits;
  /** Notifies the mail delivery that a mail is waiting. Call this after the transaction. */
  wakeMails(): void;
}

/** The account at the moment of the change. */
export type Owner = Pick<User, 'id' | 'email' | 'emailVerifiedAt' | 'firstName' | 'username'>;

/** What was changed. `provider` is the label of the sign-in provider (labelOf). */
export type AccountChange =
  | { kind: Exclude<Notice['kind'], 'signInLinked'> }
  | { kind: 'signInLinked'; provider: string };

/**
 * Queues the mail that informs the owner about a change to the account. Call this in the transaction of the change. If
 * the change deletes the account, call this before the deletion. The mail is in the language of the account's settings
 * (English if they have no language). It is sent to the account's e-mail, confirmed or not. If the account has no
 * e-mail, nothing is queued. At most five mails of one kind per hour are queued for one e-mail, because the e-mail may
 * belong to a stranger.
 */
export async function queueOwnerNotice(
  transaction: Pick<Prisma.TransactionClient, 'userSettings' | '$executeRaw'>,
  { limits }: Pick<OwnerNoticeDeps, 'limits'>,
  { id, email, emailVerifiedAt, firstName, username }: Owner,
  { kind, ...facts }: AccountChange,
): Promise<void> {
  if (!email || !(await mayWrite(limits, `${kind} ${email.toLowerCase()}`))) return;
  const settings = await transaction.userSettings.findUnique({ where: { userId: id } });
  const name = emailVerifiedAt ? (firstName ?? username) : null; // an unconfirmed e-mail may be a stranger's
  const language = languageOf(settings?.language) ?? 'en';
  await queueMail(transaction, { kind, recipient: email, language, about: { name, ...facts } });
}

async function mayWrite({ noticesOfEmail }: Limits, subject: string): Promise<boolean> {
  try {
    await noticesOfEmail.take('', subject);
    return true;
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}
