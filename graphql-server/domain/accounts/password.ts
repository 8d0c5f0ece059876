import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { compare, hash } from 'bcrypt';
import { z } from 'zod';
import { AddressTurns } from './AddressTurns';

/**
 * The cost of hashing; it must have two digits, because NOBODYS_HASH contains it. A cost higher by one doubles the time
 * to hash a password and to sign in. If you change the cost, also add code that replaces a stored hash at
 * sign-in. Otherwise the time of a failed sign-in shows whether an account with an old hash exists.
 */
const COST = 12;
/**
 * bcrypt reads at most this many bytes and stops at NUL. It reads every lone half of a surrogate pair as the same
 * character.
 */
const MAX_BYTES = 72;
/**
 * A bcrypt hash that no password matches. Its cost is COST, so a comparison with it takes as long as with a real hash.
 */
const NOBODYS_HASH = `$2b$${COST}$6CV.BN//ObNcadvJ/KbO5Ov2iPCAaOdXv4ZgQk.rFBQNuwyEKIkgK`;

/** A new password: 6 to 1,000 characters of any kind, used exactly as typed. */
export const newPassword = z.string().min(6).max(1000);

/** The maximum number of hashes at the same time. At least one of Node's four threads stays free for files and DNS. */
export const MAX_PARALLEL_HASHES = Math.min(availableParallelism(), 3);
/** The maximum number of passwords that wait to be hashed. Three threads hash this many in about 5 seconds. */
export const MAX_WAITING = 64;
const turns = new AddressTurns({ atOnce: MAX_PARALLEL_HASHES, mostWaiting: MAX_WAITING });

/**
 * Hashes a password for storage. The hashing waits until it is the turn of `address` (an IP address). Then it takes
 * about a quarter of a second on another thread.
 * @throws UserError OVERLOADED
 */
export function hashPassword(password: string, address: string): Promise<string> {
  return turns.run(address, () => hash(bcryptInput(password), COST));
}

/**
 * Returns whether a password matches a stored hash. If there is no stored hash, the function takes the same time and
 * returns false.
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
 * The key of the HMAC. It names the purpose of the HMAC and is not secret. If the key changes, passwords for which
 * bcryptInput uses the HMAC no longer match their hashes.
 */
const LABEL = 'fuud password longer than bcrypt reads';
const BROKEN = /\p{Cs}/u;

/**
 * The input for bcrypt: the password as typed if bcrypt can read it completely and without changes, otherwise the
 * HMAC-SHA-384 of the password in base64 (64 characters). The HMAC reads the password as UTF-16, because UTF-8 would
 * turn every lone half of a surrogate pair into the same character, U+FFFD.
 */
function bcryptInput(password: string): string {
  const isReadWhole = Buffer.byteLength(password) <= MAX_BYTES && !password.includes('\0') && !BROKEN.test(password);
  return isReadWhole ? password : createHmac('sha384', LABEL).update(password, 'utf16le').digest('base64');
}
