import type { Env } from './env';

/**
 * The address where people reach this server, without a slash at its end: PUBLIC_URL, or http://localhost with the
 * port. Links in e-mails and links that we send to sign-in providers begin with this address. We never use a request's
 * Host header for them, because an attacker could set it.
 */
export function publicUrl({ PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`;
}
