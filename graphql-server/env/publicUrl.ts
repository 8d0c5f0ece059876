import type { Env } from './env';

/**
 * The address people reach this server at, without a slash at its end: PUBLIC_URL, else http://localhost with the port.
 * Links that leave us (mails, the way back from a sign-in elsewhere) begin with it. Never a request's Host header:
 * whoever asks could choose it.
 */
export function publicUrl({ PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`;
}
