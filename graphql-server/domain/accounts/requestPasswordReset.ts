import { z } from 'zod';
import type { PrismaClient } from '../../database/__generated__/prisma/client';
import { emailAddress } from '../input/emailAddress';
import type { Limits } from '../limits';
import { queueMail } from '../mails/queueMail';
import { choices } from '../settings/Settings';
import { foldWord } from './foldWord';

/** Whose password is forgotten, and the language of the device that asks. */
export const forgottenPassword = z.object({
  email: z.preprocess((value) => value ?? '', emailAddress()),
  language: choices.language,
});

/** A checked request for a new password. */
export type ForgottenPassword = z.output<typeof forgottenPassword>;

/**
 * Puts a letter with a link in line for that e-mail. Whether an account has it is not looked up here: known and unknown
 * are answered alike, in the same time. The letter is in the language of the account's settings, else in the one given.
 * @throws UserError RATE_LIMITED after 5 an hour for the e-mail, or 20 from the address
 */
export async function requestPasswordReset(
  { prisma, limits, wakeMails }: { prisma: PrismaClient; limits: Limits; wakeMails(): void },
  { email, language = 'en' }: ForgottenPassword,
  address: string,
): Promise<void> {
  await limits.resetMailsOfAddress.take(address);
  await limits.resetMailsOfEmail.take(address, await foldWord(prisma, email));
  await queueMail(prisma, { kind: 'resetPassword', recipient: email, language });
  wakeMails();
}
