import { z } from 'zod';
import type { PrismaClient } from '../../database/__generated__/prisma/client';
import type { Viewer } from '../../Viewer';
import { emailAddress } from '../input/emailAddress';
import { line, paragraphs } from '../input/text';
import type { Limits } from '../limits';
import { queueMail } from '../mails/queueMail';
import { findSettings } from '../settings/findSettings';
import type { Contact } from './Contact';

/** What one can ask about one's data. */
export const DATA_REQUEST_KINDS = ['access', 'correction', 'deletion', 'objection', 'other'] as const;

/** The form in the privacy notice. */
export const dataRequestForm = z.object({
  kind: z.enum(DATA_REQUEST_KINDS),
  name: line().min(1).max(100),
  email: emailAddress(),
  details: paragraphs().min(1).max(2000),
});

/** A form filled in as it should be. */
export type DataRequestForm = z.output<typeof dataRequestForm>;

/**
 * Keeps a request about personal data, and mails it to the contact address where there is one. Anybody may ask. A
 * member's request is mailed in the language of their settings, everybody else's in English.
 * @throws UserError RATE_LIMITED after 5 an hour from the address
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
