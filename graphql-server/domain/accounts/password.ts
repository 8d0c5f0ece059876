import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { compare, hash } from 'bcrypt';
import { z } from 'zod';
import { AddressTurns } from './AddressTurns';

/**
 * The cost of hashing; it must have two digits. A cost higher by one doubles the time to hash a password and to sign
 * in. If you change the cost, hash passwords again at sign-in. Otherwise stored hashes keep the old cost, and a
 * comparison with them takes a different time than a comparison with NOBODYS_HASH.
 */
const COST = 12;
/** bcrypt reads at most this many bytes, stops at NUL, and treats all broken characters as the same character. */
const MAX_BYTES = 72;
/**
 * A bcrypt hash that no password matches. Its cost is COST, so a comparison with it takes as long as with a real hash.
 */
const NOBODYS_HASH = `$2b$${COST}$6CV.BN//ObNcadvJ/KbO5Ov2iPCAaOdXv4ZgQk.rFBQNuwyEKIkgK`;

/** A new password: 6 to 1,000 characters of any kind, used exactly as typed. */
export const newPassword = z.string().min(6).max(1000);

/** Hashing shares Node's four threads with DNS look-ups and files. Even many sign-ins must leave one thread free. */
export const HASHED_AT_ONCE = Math.min(availableParallelism(), 3);
/** The maximum number of hashes that may wait. Computing so many hashes takes about five seconds. */
export const MAX_WAITING = 64;
const turns = new AddressTurns({ atOnce: HASHED_AT_ONCE, mostWaiting: MAX_WAITING });

/**
 * Hashes a password for storage. It waits for the turn of the address, then takes about a quarter of a second on
 * another thread.
 * @throws UserError OVERLOADED
 */
export function hashPassword(password: string, address: string): Promise<string> {
  return turns.run(address, () => hash(bcryptInput(password), COST));
}

/**
 * Compares a password with a stored hash. Without a stored hash, the comparison takes as long as with one.
 * @throws UserError OVERLOADED
 */
export async function passwordMatches(
  password: string,
  stored: string | null | undefined,
  address: string,
): Promise<boolean> {
  const same = await turns.run(address, () => compare(bcryptInput(password), stored ?? NOBODYS_HASH));
  return Boolean(stored) && same;
}

/**
 * The key of the HMAC. It names the purpose of the digest and is not secret. If it changes, long passwords stop
 * working.
 */
const LABEL = 'fuud password longer than bcrypt reads';
const BROKEN = /\p{Cs}/u;

/**
 * The input for bcrypt: the password as typed if bcrypt reads all of it. Otherwise it is the HMAC-SHA-384 of the
 * password in base64 (64 characters). The digest uses UTF-16, because UTF-8 would turn all halves of a surrogate pair
 * into the same U+FFFD.
 */
function bcryptInput(password: string): string {
  const isReadWhole = Buffer.byteLength(password) <= MAX_BYTES && !password.includes('\0') && !BROKEN.test(password);
  return isReadWhole ? password : createHmac('sha384', LABEL).update(password, 'utf16le').digest('base64');
}
