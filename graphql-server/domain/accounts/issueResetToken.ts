import type { PrismaClient } from '../../database/__generated__/prisma/client';
import { type Language, languageOf } from '../../languages';
import { hashToken, newToken } from '../secretToken';

/** What the letter to an account's e-mail needs. */
export interface IssuedResetToken {
  token: string;
  /** The e-mail as the account has it: the letter goes there and nowhere else. */
  email: string;
  /** Null unless the e-mail is confirmed: whoever opened the account may have put anything there, to have us mail it. */
  name: string | null;
  /** What the settings say; null where nothing is stored. */
  language: Language | null;
}

/**
 * Makes the token that lets an account choose a new password: it works once, for an hour, and ends the one before.
 * The letter (mail/letters) and the privacy notice (web/intl/notices) tell how long.
 * @returns null when no account has that e-mail
 */
export async function issueResetToken(prisma: PrismaClient, recipient: string): Promise<IssuedResetToken | null> {
  const token = newToken();
  const [account] = await prisma.$queryRaw<{ email: string; name: string | null; language: string | null }[]>`
    UPDATE users SET reset_token = ${hashToken(token)}, reset_token_expiry = now() + interval '1 hour'
    WHERE email = ${recipient}::citext
    RETURNING email::text,
      CASE WHEN email_verified_at IS NOT NULL THEN coalesce(first_name, username::text) END AS name,
      (SELECT language FROM user_settings WHERE user_id = users.id)`;
  return account ? { ...account, token, language: languageOf(account.language) } : null;
}
