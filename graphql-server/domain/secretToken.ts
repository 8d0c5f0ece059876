import { createHash, randomBytes } from 'node:crypto';

/**
 * Makes a new token that nobody can guess: 32 random bytes in base64url (43 characters). The tokens of mailed links and
 * of finished sign-ins are stored only as hashes (hashToken).
 */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The SHA-256 of a token, in hex. It is stored instead of the token, to recognize the token later. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
