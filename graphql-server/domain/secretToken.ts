import { createHash, randomBytes } from 'node:crypto';

/** A token that nobody can guess: 32 random bytes, base64url (43 characters). It goes to one person and is never stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored instead of a token, and looked up when it comes back: its SHA-256, hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
