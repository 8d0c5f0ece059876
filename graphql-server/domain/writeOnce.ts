import { createHash } from 'node:crypto';
import type { Prisma, PrismaClient } from '../database/__generated__/prisma/client';
import { isUuid } from '../database/isUuid';
import { UserError } from '../errors/UserError';
import type { Viewer } from '../Viewer';
import { lockMember } from './accounts/lockMember';
import { requireMember } from './accounts/requireMember';
import { type Outcome, readOutcome, storeOutcome } from './outcome';

/** The key that a caller may add to a write. The caller can then safely send the write again if the answer was lost. */
export interface Retry {
  /** A key that the caller chooses: 1 to 200 printable ASCII characters. All attempts at one write use the same key. */
  idempotencyKey?: string | null;
}

/** A write. If it has a key, it is done only once, even if it is sent several times. */
interface Write extends Retry {
  /** The kind of write. A key is valid for only one kind. */
  operation: string;
  /** All values that decide what is written. */
  input: unknown;
}

/** The number of days for which a key and the answer to its write are stored. */
export const KEY_DAYS = 30;

const PRINTABLE = /^[\x20-\x7e]{1,200}$/;

/**
 * Runs a member's write in one transaction. Meanwhile, the member's other writes wait. If there is a key, the same
 * transaction stores the answer for 30 days. If the write is sent again with this key, even at the same time, nothing
 * more is written, and the caller gets the same answer.
 * The answer of a refused write is not stored, so the next attempt is checked again.
 * @param work must read and write only through the transaction
 * @throws UserError UNAUTHENTICATED, FORBIDDEN (guests), INVALID for a malformed key, IDEMPOTENCY_KEY_REUSED for a key
 * that another write has used
 */
export async function writeOnce<Result extends Outcome>(
  { prisma }: { prisma: PrismaClient },
  viewer: Viewer,
  { operation, input, idempotencyKey: key }: Write,
  work: (transaction: Prisma.TransactionClient, userId: string) => Promise<Result>,
): Promise<Result> {
  const userId = requireMember(viewer);
  if (key != null && !PRINTABLE.test(key)) throw unusable();
  return prisma.$transaction(async (transaction) => {
    await lockMember(transaction, userId);
    if (key == null) return work(transaction, userId);
    const inputHash = hashOf(input);
    const done = await transaction.idempotencyKey.findUnique({ where: { userId_key: { userId, key } } });
    if (done && (done.operation !== operation || done.inputHash !== inputHash)) throw reused();
    if (done) return readOutcome<Result>(done.outcome);
    const result = await work(transaction, userId);
    await transaction.idempotencyKey.create({
      data: { userId, key, operation, inputHash, outcome: storeOutcome(result) },
    });
    return result;
  });
}

/**
 * The SHA-256 of the input. The order of properties and the case of uuids do not matter. Absent values and null give
 * different hashes.
 */
function hashOf(input: unknown): string {
  const alike = (_name: string, value: unknown) => {
    if (typeof value === 'string') return isUuid(value) ? value.toLowerCase() : value;
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  };
  return createHash('sha256')
    .update(JSON.stringify(input, alike) ?? '')
    .digest('hex');
}

const FIELD = { field: 'idempotencyKey' };

const unusable = () =>
  new UserError('INVALID', 'Idempotency key must be 1 to 200 printable ASCII characters, for example a UUID', FIELD);

const reused = () =>
  new UserError(
    'IDEMPOTENCY_KEY_REUSED',
    'Idempotency key was used for another write within 30 days; use a new key for each write, and the same key only to repeat a write unchanged',
    FIELD,
  );
