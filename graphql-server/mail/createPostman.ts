import { join } from 'node:path';
import type { Env } from '../env/env';
import { outboxPostman } from './outboxPostman';
import type { Postman } from './Postman';
import { senderOf } from './senderOf';
import { smtpPostman } from './smtpPostman';

/**
 * Sends to the mail server of MAIL_URL, or writes to the folder outbox in FUUD_DATA_DIR. Prints no links in production.
 */
export function createPostman(
  env: Pick<Env, 'MAIL_URL' | 'MAIL_FROM' | 'PUBLIC_URL' | 'FUUD_DATA_DIR' | 'NODE_ENV'>,
): Postman {
  const from = senderOf(env);
  if (env.MAIL_URL) return smtpPostman(env.MAIL_URL, from);
  return outboxPostman(join(env.FUUD_DATA_DIR, 'outbox'), from, { printsLinks: env.NODE_ENV !== 'production' });
}
