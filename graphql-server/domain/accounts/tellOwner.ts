import type { Prisma, PrismaClient, User } from '../../database/__generated__/prisma/client';
import { UserError } from '../../errors/UserError';
import { languageOf } from '../../languages';
import type { Limits } from '../limits';
import type { Notice } from '../mails/Notice';
import { queueMail } from '../mails/queueMail';

/** What a change to an account works with, beside its input, when the owner is told of it. */
export interface TellOwnerDeps {
  prisma: PrismaClient;
  limits: Limits;
  /** Says that a letter waits in `mails`; called after the transaction. */
  wakeMails(): void;
}

/** The account as it was when the change was made. */
export type Owner = Pick<User, 'id' | 'email' | 'emailVerifiedAt' | 'firstName' | 'username'>;

/** What was changed. `provider`: the service signed in with, by the name on its button. */
export type AccountChange =
  | { kind: Exclude<Notice['kind'], 'signInLinked'> }
  | { kind: 'signInLinked'; provider: string };

/**
 * Puts the letter about a change to an account in line, within the transaction that makes the change and, when the
 * account goes, before it does. It goes to the account's e-mail, confirmed or not, in the language of the settings; who
 * has no e-mail gets none. Past five an hour of a kind to one e-mail the change is made without: whoever opened the
 * account may have typed somebody else's.
 */
export async function tellOwner(
  transaction: Pick<Prisma.TransactionClient, 'userSettings' | '$executeRaw'>,
  { limits }: Pick<TellOwnerDeps, 'limits'>,
  { id, email, emailVerifiedAt, firstName, username }: Owner,
  { kind, ...facts }: AccountChange,
): Promise<void> {
  if (!email || !(await mayWrite(limits, `${kind} ${email.toLowerCase()}`))) return;
  const settings = await transaction.userSettings.findUnique({ where: { userId: id } });
  const name = emailVerifiedAt ? (firstName ?? username) : null; // else somebody else's words may reach a stranger
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
