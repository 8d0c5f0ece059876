import type { PrismaClient } from '../../database/__generated__/prisma/client';
import { type Language, languageOf } from '../../languages';
import { hashToken, newToken } from '../secretToken';

/** The data for the e-mail with the reset link. */
export interface IssuedResetToken {
  token: string;
  /** The e-mail address of the account. The link is sent only to this address. */
  email: string;
  /**
   * The name for the greeting; null if the account has no name or no confirmed e-mail. A stranger can create an account
   * with somebody's e-mail and any text as the name. Fuud must not mail this text to the owner of the e-mail.
   */
  name: string | null;
  /** The language in the account's settings; null if the settings have no language. */
  language: Language | null;
}

/**
 * Creates the token to choose a new password. The token works once, within an hour, and replaces the previous token.
 * The text of the e-mail (mail/letters) and the privacy notice (web/intl/notices) also state this period.
 * @returns null when no account has this e-mail
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
