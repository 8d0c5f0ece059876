import { z } from 'zod';
import type { PrismaClient } from '../../database/__generated__/prisma/client';
import { emailAddress } from '../input/emailAddress';
import type { Limits } from '../limits';
import { queueMail } from '../mails/queueMail';
import { deviceSettings } from '../settings/Settings';
import { foldWord } from './foldWord';

/** The e-mail address of the account, and the language of the device. */
export const forgottenPassword = z.object({
  email: z.preprocess((value) => value ?? '', emailAddress()),
  language: deviceSettings.language,
});

/** A checked request for a new password. */
export type ForgottenPassword = z.output<typeof forgottenPassword>;

/**
 * Queues a mail with a reset link for this e-mail address. The mail is sent only if an account has the e-mail address.
 * This function does not look for the account, so neither the answer nor its delay reveals whether an account exists.
 * The mail uses the language of the account's settings, or `language` if the settings have no language.
 * @throws UserError RATE_LIMITED after 5 requests per hour for the e-mail address, or after 20 per hour from the IP
 * address
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
