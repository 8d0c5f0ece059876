import type { PrismaClient } from '../../database/__generated__/prisma/client';
import type { Language } from '../../languages';
import { isNotice, type Notice } from './Notice';

/** A letter to write and send. It contains no token: the token is created when the letter is sent. */
export type QueuedMail =
  | { kind: 'resetPassword'; recipient: string; language: Language }
  | { kind: 'confirmEmail'; recipient: string; language: Language; userId: string }
  | { kind: 'dataRequest'; recipient: string; language: Language; dataRequestId: string }
  | { kind: 'placeReport'; recipient: string; language: Language; placeReportId: string }
  | Notice;

/**
 * Queues a letter for the job jobs/deliverMails.ts; call wakeMails after the transaction. It replaces a waiting letter
 * with the same purpose to the same reader: only the last link works, and of several changes of a kind only the last
 * one is sent.
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
