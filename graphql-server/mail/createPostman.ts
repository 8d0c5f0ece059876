import { join } from 'node:path';
import type { Env } from '../env/env';
import { outboxPostman } from './outboxPostman';
import type { Postman } from './Postman';
import { senderOf } from './senderOf';
import { smtpPostman } from './smtpPostman';

/**
 * Creates a postman that sends letters to the mail server of MAIL_URL. Without MAIL_URL, the postman writes letters to
 * the folder outbox in FUUD_DATA_DIR and, outside production, also prints the links of the letters.
 */
export function createPostman(
  env: Pick<Env, 'MAIL_URL' | 'MAIL_FROM' | 'PUBLIC_URL' | 'FUUD_DATA_DIR' | 'NODE_ENV'>,
): Postman {
  const from = senderOf(env);
  if (env.MAIL_URL) return smtpPostman(env.MAIL_URL, from);
  return outboxPostman(join(env.FUUD_DATA_DIR, 'outbox'), from, { printsLinks: env.NODE_ENV !== 'production' });
}
