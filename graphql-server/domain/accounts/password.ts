import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { compare, hash } from 'bcrypt';
import { z } from 'zod';
import { AddressTurns } from './AddressTurns';

/**
 * How slow hashing is: one more doubles the work, of signing in too. Two digits. Stored hashes keep the cost that they were
 * made with, and then take another time than NOBODYS_HASH: make them anew at sign-in when this changes.
 */
const COST = 12;
/** bcrypt reads so many bytes, stops at NUL, and takes what is no UTF-8 for one and the same sign. */
const MAX_BYTES = 72;
/** A bcrypt hash that no password has, at the same cost: comparing with it takes as long as with a real one. */
const NOBODYS_HASH = `$2b$${COST}$6CV.BN//ObNcadvJ/KbO5Ov2iPCAaOdXv4ZgQk.rFBQNuwyEKIkgK`;

/** A password as somebody chooses it: 6 to 1,000 characters of any kind, kept as typed. */
export const newPassword = z.string().min(6).max(1000);

/** Hashing shares Node's four threads with name look-ups and files: sign-ins that come in a crowd must leave one free. */
export const HASHED_AT_ONCE = Math.min(availableParallelism(), 3);
/** Some five seconds of work. */
export const MOST_WAITING = 64;
const turns = new AddressTurns({ atOnce: HASHED_AT_ONCE, mostWaiting: MOST_WAITING });

/**
 * For storage. About a quarter of a second of work, off the main thread, when the address has its turn.
 * @throws UserError OVERLOADED
 */
export function hashPassword(password: string, address: string): Promise<string> {
  return turns.run(address, () => hash(whatBcryptReads(password), COST));
}

/**
 * Takes the same time whether there is a hash to compare with or not.
 * @throws UserError OVERLOADED
 */
export async function passwordMatches(
  password: string,
  stored: string | null | undefined,
  address: string,
): Promise<boolean> {
  const same = await turns.run(address, () => compare(whatBcryptReads(password), stored ?? NOBODYS_HASH));
  return Boolean(stored) && same;
}

/** Names what the digest is for; it is no secret. Another one, and no long password opens any more. */
const LABEL = 'fuud password longer than bcrypt reads';
const BROKEN = /\p{Cs}/u;

/**
 * What bcrypt is given: the password as typed where it reads all of it, else its HMAC-SHA-384 in base64, 64 plain letters.
 * UTF-16 tells all passwords apart, halves of a pair too, which UTF-8 would all turn into U+FFFD.
 */
function whatBcryptReads(password: string): string {
  const isRead = Buffer.byteLength(password) <= MAX_BYTES && !password.includes('\0') && !BROKEN.test(password);
  return isRead ? password : createHmac('sha384', LABEL).update(password, 'utf16le').digest('base64');
}
