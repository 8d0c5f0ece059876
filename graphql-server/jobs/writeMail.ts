import type { PrismaClient } from '../database/__generated__/prisma/client';
import { issueConfirmToken } from '../domain/accounts/issueConfirmToken';
import { issueResetToken } from '../domain/accounts/issueResetToken';
import { isNotice, type NoticeFacts } from '../domain/mails/Notice';
import { languageOf } from '../languages';
import type { Message } from '../mail/Letter';
import { writeDataRequest } from '../mail/writeDataRequest';
import { writeLinkLetter } from '../mail/writeLinkLetter';
import { writeNotice } from '../mail/writeNotice';
import { writePlaceReport } from '../mail/writePlaceReport';
import type { ClaimedMail } from './claimMail';

/** The addresses in letters. */
export interface Addresses {
  /** The address of this site, without a slash at its end. */
  site: string;
  /** The value of CONTACT_EMAIL; null if it is not set. */
  contact: string | null;
}

/**
 * Writes a queued letter in the language that the queue stores. If the account's settings contain a language, the
 * letters resetPassword and confirmEmail are in that language instead. Their tokens are created here and not queued.
 * @returns null when the account, the request or the report does not exist, or when the e-mail change is not pending
 */
export async function writeMail(
  prisma: PrismaClient,
  mail: ClaimedMail,
  { site, contact }: Addresses,
): Promise<Message | null> {
  const asked = languageOf(mail.language) ?? 'en';
  if (isNotice(mail.kind)) {
    const { kind, recipient, createdAt: at } = mail;
    const letter = writeNotice({ kind, language: asked, at, site, contact, ...(mail.about as unknown as NoticeFacts) });
    return { ...letter, kind, language: asked, to: recipient };
  }
  switch (mail.kind) {
    case 'resetPassword': {
      const issued = await issueResetToken(prisma, mail.recipient);
      if (!issued) return null;
      const { token, name, email } = issued;
      const language = issued.language ?? asked;
      const letter = writeLinkLetter({ kind: 'resetPassword', language, name, token, site });
      return { ...letter, kind: mail.kind, language, to: email };
    }
    case 'confirmEmail': {
      const issued = mail.userId ? await issueConfirmToken(prisma, mail.userId, mail.recipient) : null;
      if (!issued) return null;
      const language = issued.language ?? asked;
      const letter = writeLinkLetter({ kind: 'confirmEmail', language, name: null, token: issued.token, site });
      return { ...letter, kind: mail.kind, language, to: mail.recipient };
    }
    case 'dataRequest': {
      const { dataRequestId } = mail.about as { dataRequestId: string };
      const request = await prisma.dataRequest.findUnique({ where: { id: dataRequestId } });
      if (!request) return null;
      const letter = writeDataRequest(request, { language: asked, site });
      const replyTo = { name: request.name, address: request.email };
      return { ...letter, kind: mail.kind, language: asked, to: mail.recipient, replyTo };
    }
    case 'placeReport': {
      const { placeReportId } = mail.about as { placeReportId: string };
      const where = { id: placeReportId };
      const report = await prisma.placeReport.findUnique({ where, include: { restaurant: true } });
      if (!report) return null;
      return {
        ...writePlaceReport(report, { language: asked, site }),
        kind: mail.kind,
        language: asked,
        to: mail.recipient,
      };
    }
    default:
      throw new Error(`No letter is of the kind ${mail.kind}.`);
  }
}
