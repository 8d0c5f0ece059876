import type { PrismaClient } from '../../database/__generated__/prisma/client';
import { type Language, languageOf } from '../../languages';
import { hashToken, newToken } from '../secretToken';

/**
 * Makes the token that proves a wanted e-mail: it works once, for a day, and ends the one before.
 * The letter (mail/letters) tells how long.
 * @returns it and the language of the settings (null where nothing is stored); null when the member no longer wants
 *   that e-mail
 */
export async function issueConfirmToken(
  prisma: PrismaClient,
  userId: string,
  email: string,
): Promise<{ token: string; language: Language | null } | null> {
  const token = newToken();
  const [wish] = await prisma.$queryRaw<{ language: string | null }[]>`
    UPDATE email_changes SET token_hash = ${hashToken(token)}, expires_at = now() + interval '1 day'
    WHERE user_id = ${userId}::uuid AND email = ${email}::citext
    RETURNING (SELECT language FROM user_settings WHERE user_settings.user_id = email_changes.user_id)`;
  return wish ? { token, language: languageOf(wish.language) } : null;
}
