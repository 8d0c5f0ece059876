import { isIP } from 'node:net';
import type { Env } from '../env/env';

/**
 * The sender of letters: MAIL_FROM, or Fuud <no-reply@...> with the host name of PUBLIC_URL. If PUBLIC_URL is not set
 * or has an IP address, the host is localhost.
 */
export function senderOf({ MAIL_FROM, PUBLIC_URL }: Pick<Env, 'MAIL_FROM' | 'PUBLIC_URL'>): {
  name: string;
  address: string;
} {
  if (MAIL_FROM) return MAIL_FROM;
  const host = PUBLIC_URL ? new URL(PUBLIC_URL).hostname : 'localhost';
  const isName = !host.startsWith('[') && !isIP(host);
  return { name: 'Fuud', address: `no-reply@${isName ? host : 'localhost'}` };
}
