import type { PrismaClient } from '../../database/__generated__/prisma/client';
import { type Language, languageOf } from '../../languages';
import { hashToken, newToken } from '../secretToken';

/**
 * Creates the token that confirms an e-mail address. The token works once and replaces the previous token. It works for
 * one day; the text of the e-mail (mail/letters) states this too.
 * @returns the token and the language of the member's settings (null if the settings have no language). If the member
 * has no pending change to this e-mail address, the whole result is null
 */
export async function issueConfirmToken(
  prisma: PrismaClient,
  userId: string,
  email: string,
): Promise<{ token: string; language: Language | null } | null> {
  const token = newToken();
  const [change] = await prisma.$queryRaw<{ language: string | null }[]>`
    UPDATE email_changes SET token_hash = ${hashToken(token)}, expires_at = now() + interval '1 day'
    WHERE user_id = ${userId}::uuid AND email = ${email}::citext
    RETURNING (SELECT language FROM user_settings WHERE user_settings.user_id = email_changes.user_id)`;
  return change ? { token, language: languageOf(change.language) } : null;
}
