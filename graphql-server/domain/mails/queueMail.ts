import type { PrismaClient } from '../../database/__generated__/prisma/client';
import type { Language } from '../../languages';
import { isNotice, type Notice } from './Notice';

/** A mail to write and send. It contains no token, because the token is created when the mail is sent. */
export type QueuedMail =
  | { kind: 'resetPassword'; recipient: string; language: Language }
  | { kind: 'confirmEmail'; recipient: string; language: Language; userId: string }
  | { kind: 'dataRequest'; recipient: string; language: Language; dataRequestId: string }
  | { kind: 'placeReport'; recipient: string; language: Language; placeReportId: string }
  | Notice;

/**
 * Queues a mail for the job jobs/deliverMails.ts. Afterwards, call wakeMails of the context, so that the mail is sent
 * at once; in a transaction, call it after the commit. The new mail replaces a waiting mail of the same kind to the
 * same recipient and user. If the mails are not notices, they must also be about the same thing (`about`). One mail is
 * enough, because only the newest link works, and because one notice is sufficient for several changes of the same
 * kind.
 */
export async function queueMail(prisma: Pick<PrismaClient, '$executeRaw'>, mail: QueuedMail): Promise<void> {
  const { kind, recipient, language } = mail;
  const userId = mail.kind === 'confirmEmail' ? mail.userId : null;
  const about = JSON.stringify(aboutOf(mail));
  await prisma.$executeRaw`
    WITH replaced AS (
      DELETE FROM mails
      WHERE kind = ${kind} AND lower(recipient) = lower(${recipient}) AND (${isNotice(kind)} OR about = ${about}::jsonb)
        AND user_id IS NOT DISTINCT FROM ${userId}::uuid
    )
    INSERT INTO mails (kind, recipient, language, about, user_id)
    VALUES (${kind}, ${recipient}, ${language}, ${about}::jsonb, ${userId}::uuid)`;
}

function aboutOf(mail: QueuedMail): object {
  if ('about' in mail) return mail.about;
  if (mail.kind === 'placeReport') return { placeReportId: mail.placeReportId };
  return mail.kind === 'dataRequest' ? { dataRequestId: mail.dataRequestId } : {};
}
