import { availableParallelism } from 'node:os';
import { compare, hash } from 'bcrypt';
import { z } from 'zod';
import type { Reason } from '../input/words';
import { fewAtOnce } from './fewAtOnce';

const COST = 12;
/** bcrypt reads 72 bytes and stops at NUL: anything longer would be cut without a word. */
const MAX_BYTES = 72;
/** The bcrypt hash of random bytes that nobody kept, at the same cost: comparing with it takes as long as with a real one. */
const NOBODYS_HASH = '$2b$12$6CV.BN//ObNcadvJ/KbO5Ov2iPCAaOdXv4ZgQk.rFBQNuwyEKIkgK';

const fits = (password: string) => Buffer.byteLength(password) <= MAX_BYTES;
const tooLong = {
  reason: `must be at most ${MAX_BYTES} bytes, which is ${MAX_BYTES} plain letters; choose a shorter one`,
  code: 'TOO_LONG',
} satisfies Reason;
const noNul = { reason: 'must not contain the NUL character' } satisfies Reason;

/** A password as somebody chooses it: at least 6 characters, kept as typed. */
export const newPassword = z
  .string()
  .min(6)
  .refine(fits, { params: tooLong })
  .refine((password) => !password.includes('\0'), { params: noNul });

/** Hashing shares Node's four threads with name look-ups and files: sign-ins that come in a crowd must leave one free. */
const inTurn = fewAtOnce(Math.min(availableParallelism(), 3));

/** For storage. About a quarter of a second of work, off the main thread. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/** Takes the same time whether there is a hash to compare with or not. */
export async function passwordMatches(password: string, stored: string | null | undefined): Promise<boolean> {
  const usable = Boolean(stored) && fits(password) && !password.includes('\0');
  const same = await inTurn(() => compare(password, stored ?? NOBODYS_HASH));
  return usable && same;
}
