import { z } from 'zod';
import type { Prisma, PrismaClient, User } from '../../database/__generated__/prisma/client';
import { UserError } from '../../errors/UserError';
import type { Viewer } from '../../Viewer';
import { emailAddress } from '../input/emailAddress';
import type { Limits } from '../limits';
import { queueMail } from '../mails/queueMail';
import { deviceSettings } from '../settings/Settings';
import { accountGone } from './accountGone';
import { refuseTakenEmail } from './emailTaken';
import { findUser } from './findUser';
import { foldWord } from './foldWord';
import type { Origin } from './Origin';
import { requireMember } from './requireMember';
import { requirePassword } from './requirePassword';

const DAY = 24 * 60 * 60 * 1000;

/** The new e-mail, the member's current password (if they have one), and the language of the device. */
export const emailWish = z.object({
  email: emailAddress(),
  currentPassword: z.string().nullish(),
  fallbackLanguage: deviceSettings.language,
});

/** The checked input. */
export type EmailWish = z.output<typeof emailWish>;

/**
 * Mails a link to the new e-mail. The account changes only when the link is used (confirmEmail). If `email` is the
 * account's current e-mail, no password is needed, and the link confirms this e-mail. If `email` is the current e-mail
 * and already confirmed, no link is mailed, and a pending change is deleted.
 * @returns the account
 * @throws UserError UNAUTHENTICATED, FORBIDDEN (guests); REQUIRED or WRONG_PASSWORD; EMAIL_TAKEN (e-mail or username of
 * somebody else, ignoring case); RATE_LIMITED after 5 mails per hour for the member or for the e-mail, or after
 * too many wrong passwords; OVERLOADED
 */
export async function requestEmailChange(
  deps: { prisma: PrismaClient; limits: Limits; wakeMails(): void },
  viewer: Viewer,
  { email, currentPassword, fallbackLanguage = 'en' }: EmailWish,
  origin: Origin,
): Promise<User> {
  const userId = requireMember(viewer);
  const user = await findUser(deps.prisma, viewer);
  if (!user) throw accountGone();

  const wanted = await foldWord(deps.prisma, email);
  if (user.email === null || wanted !== (await foldWord(deps.prisma, user.email))) {
    await checkCurrentPassword(deps, origin, user, currentPassword);
  } else if (user.emailVerifiedAt) {
    await deps.prisma.emailChange.deleteMany({ where: { userId } });
    return user;
  }

  await deps.limits.confirmMailsOfMember.take(origin.address, userId);
  await deps.limits.confirmMailsOfEmail.take(origin.address, wanted);
  await deps.prisma.$transaction(async (transaction) => {
    await refuseChanged(transaction, user);
    await refuseTakenEmail(transaction, email, userId);
    // A mail waits in the queue for less than three days. When it is sent, issueConfirmToken sets a new expiry time.
    const change = { email, tokenHash: null, expiresAt: new Date(Date.now() + 3 * DAY) };
    await transaction.emailChange.upsert({ where: { userId }, create: { userId, ...change }, update: change });
    await queueMail(transaction, { kind: 'confirmEmail', recipient: email, language: fallbackLanguage, userId });
  });
  deps.wakeMails();
  return user;
}

/** Refuses the request if the password has just changed, because a password change deletes a pending e-mail change. */
async function refuseChanged(transaction: Prisma.TransactionClient, { id, password }: User): Promise<void> {
  const [same] = await transaction.$queryRaw<unknown[]>`
    SELECT id FROM users WHERE id = ${id}::uuid AND password IS NOT DISTINCT FROM ${password} FOR UPDATE`;
  if (!same) throw new UserError('UNAUTHENTICATED', 'Your password has just changed. Sign in again.');
}

async function checkCurrentPassword(
  deps: { limits: Limits },
  origin: Origin,
  user: User,
  password: string | null | undefined,
): Promise<void> {
  if (user.password === null) return; // this member signs in only with an external provider
  const field = 'currentPassword';
  if (!password) throw new UserError('REQUIRED', 'Enter your present password.', { field });
  await requirePassword(deps, origin, user, { password, field });
}
