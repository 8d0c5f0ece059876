import { createHash, randomBytes } from 'node:crypto';

/** A token that is mailed, and the hash of it that is kept: whoever reads the database can follow no link. */
export interface MailedToken {
  /** 43 characters that may stand in an address (base64url of 32 random bytes). */
  token: string;
  /** SHA-256, hex. */
  hash: string;
}

/** A fresh token. */
export function newMailedToken(): MailedToken {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashMailedToken(token) };
}

/** What is kept of a token. */
export function hashMailedToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
