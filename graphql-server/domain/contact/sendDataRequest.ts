import { z } from 'zod';
import type { PrismaClient } from '../../database/__generated__/prisma/client';
import type { Viewer } from '../../Viewer';
import { emailAddress } from '../input/emailAddress';
import { line, paragraphs } from '../input/text';
import type { Limits } from '../limits';
import { queueMail } from '../mails/queueMail';
import { findSettings } from '../settings/findSettings';
import type { Contact } from './Contact';

/** What people can request about their data. */
export const DATA_REQUEST_KINDS = ['access', 'correction', 'deletion', 'objection', 'other'] as const;

/** The form in the privacy notice. */
export const dataRequestForm = z.object({
  kind: z.enum(DATA_REQUEST_KINDS),
  name: line().min(1).max(100),
  email: emailAddress(),
  details: paragraphs().min(1).max(2000),
});

/** A checked form. */
export type DataRequestForm = z.output<typeof dataRequestForm>;

/**
 * Stores a request about personal data, and mails it to the contact address if there is one. Anybody may send a
 * request. The mail is in the language of the sender's settings, or in English if the sender has chosen no language.
 * @throws UserError RATE_LIMITED after 5 requests per hour from the IP address
 */
export async function sendDataRequest(
  { prisma, limits, contact, wakeMails }: { prisma: PrismaClient; limits: Limits; contact: Contact; wakeMails(): void },
  viewer: Viewer,
  form: DataRequestForm,
  address: string,
): Promise<void> {
  await limits.dataRequests.take(address);
  const language = (await findSettings({ prisma }, viewer))?.language ?? 'en';
  await prisma.$transaction(async (transaction) => {
    const { id } = await transaction.dataRequest.create({ data: form });
    if (!contact.email) return;
    await queueMail(transaction, { kind: 'dataRequest', recipient: contact.email, language, dataRequestId: id });
  });
  wakeMails();
}
