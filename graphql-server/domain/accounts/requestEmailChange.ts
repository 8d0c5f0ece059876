import { z } from 'zod';
import type { Prisma, PrismaClient, User } from '../../database/__generated__/prisma/client';
import { UserError } from '../../errors/UserError';
import type { Viewer } from '../../Viewer';
import { emailAddress } from '../input/emailAddress';
import type { Limits } from '../limits';
import { queueMail } from '../mails/queueMail';
import { choices } from '../settings/Settings';
import { accountGone } from './accountGone';
import { refuseTakenEmail } from './emailTaken';
import { findUser } from './findUser';
import { foldWord } from './foldWord';
import type { Origin } from './Origin';
import { requireMember } from './requireMember';
import { requirePassword } from './requirePassword';

const DAY = 24 * 60 * 60 * 1000;

/** The e-mail a member wants, their present password (if they have one), and the language of the device that asks. */
export const emailWish = z.object({
  email: emailAddress(),
  currentPassword: z.string().nullish(),
  fallbackLanguage: choices.language,
});

/** The input, checked. */
export type EmailWish = z.output<typeof emailWish>;

/**
 * Mails a link to the wanted e-mail; following it (confirmEmail) makes the change. Nothing of the account changes
 * before. The present e-mail, not yet confirmed, may be asked for too, without a password: then the link confirms it.
 * Confirmed already, it only drops a change that waits.
 * @returns the account
 * @throws UserError UNAUTHENTICATED, FORBIDDEN (guests); REQUIRED or WRONG_PASSWORD; EMAIL_TAKEN (e-mail or username of
 *   somebody else, ignoring case); RATE_LIMITED after 5 mails an hour for the member, or for the e-mail; OVERLOADED
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
    await checkPresentPassword(deps, origin, user, currentPassword);
  } else if (user.emailVerifiedAt) {
    await deps.prisma.emailChange.deleteMany({ where: { userId } });
    return user;
  }

  await deps.limits.confirmMailsOfMember.take(origin.address, userId);
  await deps.limits.confirmMailsOfEmail.take(origin.address, wanted);
  await deps.prisma.$transaction(async (transaction) => {
    await refuseChanged(transaction, user);
    await refuseTakenEmail(transaction, email, userId);
    const wish = { email, tokenHash: null, expiresAt: new Date(Date.now() + 3 * DAY) }; // longer than a letter may wait
    await transaction.emailChange.upsert({ where: { userId }, create: { userId, ...wish }, update: wish });
    await queueMail(transaction, { kind: 'confirmEmail', recipient: email, language: fallbackLanguage, userId });
  });
  deps.wakeMails();
  return user;
}

/** A new password drops what waits; what is asked for while it is being set must not wait after it. */
async function refuseChanged(transaction: Prisma.TransactionClient, { id, password }: User): Promise<void> {
  const [same] = await transaction.$queryRaw<unknown[]>`
    SELECT id FROM users WHERE id = ${id}::uuid AND password IS NOT DISTINCT FROM ${password} FOR UPDATE`;
  if (!same) throw new UserError('UNAUTHENTICATED', 'Your password has just changed. Sign in again.');
}

async function checkPresentPassword(
  deps: { limits: Limits },
  origin: Origin,
  user: User,
  password: string | null | undefined,
): Promise<void> {
  if (user.password === null) return; // signs in with an external provider only
  const field = 'currentPassword';
  if (!password) throw new UserError('REQUIRED', 'Enter your present password.', { field });
  await requirePassword(deps, origin, user, { password, field });
}
