import type { Env } from './env';

/**
 * The address where people reach this server, without a slash at its end: PUBLIC_URL, or http://localhost with the
 * port. Links that we send out (in letters, to sign-in providers) begin with it. We never use a request's Host header,
 * because an attacker could set it.
 */
export function publicUrl({ PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`;
}
