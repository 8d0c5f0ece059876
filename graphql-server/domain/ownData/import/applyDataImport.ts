import { z } from 'zod';
import type { DataImport, DataImportRow, Prisma, PrismaClient } from '../../../database/__generated__/prisma/client';
import { isUuid } from '../../../database/isUuid';
import { UserError } from '../../../errors/UserError';
import type { Viewer } from '../../../Viewer';
import { lockMember } from '../../accounts/lockMember';
import { restaurantsAmong } from '../../restaurants/restaurantsAmong';
import { type Retry, writeOnce } from '../../writeOnce';
import { addSearches } from './addSearches';
import { APPLICABLE_STATUSES, countRows, type ImportCounts } from './countRows';
import { findDataImport } from './findDataImport';
import type { RowToWrite } from './RowToWrite';
import { writeRows } from './writeRows';

const MAX_CHOICES = 100;

/**
 * The member's choices for single lines: the uuid of the restaurant that a line is about, or null to leave the line
 * out.
 */
export const importChoicesInput = z.object({
  choices: z
    .array(z.object({ line: z.int32().min(1), restaurantId: z.string().max(200).nullish() }))
    .max(MAX_CHOICES)
    .nullish(),
});

/** One choice that importChoicesInput has checked. */
export type LineChoice = { line: number; restaurantId?: string | null };

/**
 * The maximum number of lines that one transaction processes. One call of applyDataImport processes at most MAX_AT_ONCE
 * lines, so a long file needs several calls.
 */
const BATCH = 50;
const MAX_AT_ONCE = 2000;
const TIMEOUT = { timeout: 30_000 };

/** The progress of an import. */
export interface AppliedImport {
  dataImport: DataImport;
  counts: ImportCounts;
  /** The uuids of the restaurants for which this call wrote ratings. */
  ratedIds: string[];
}

/**
 * Writes the lines whose restaurant was found, is described in the line, or was chosen by the member. Each call
 * continues where the previous call ended, and nothing is written twice. `counts.remaining` is the number of lines that
 * further calls must process. A line is not written completely if the account or the diary entry is full. If no other
 * line remains after a call has stored the choices, the call retries these incomplete lines. When no line remains, the
 * call also adds the searches of the file to the member's history.
 * @param id uuid of the import
 * @throws UserError NOT_FOUND, INVALID for an impossible choice, or an error of writeOnce
 */
export async function applyDataImport(
  deps: { prisma: PrismaClient },
  viewer: Viewer,
  id: string,
  choices: readonly LineChoice[],
  { idempotencyKey }: Retry = {},
): Promise<AppliedImport> {
  const { prisma } = deps;
  const write = { operation: 'applyDataImport', input: { id, choices }, idempotencyKey };
  await writeOnce(deps, viewer, write, async (transaction) => {
    await findDataImport(transaction, viewer, id);
    await choose(transaction, id, choices);
    return null;
  });
  const dataImport = await findDataImport(prisma, viewer, id);
  const ratedIds = new Set<string>();
  const outcome = (await countRows(prisma, id)).remaining > 0 ? null : 'noRoom';
  let after = 0;
  for (let count = 0; count < MAX_AT_ONCE; count += BATCH) {
    const rows = await writeBatch(prisma, dataImport, { outcome, after });
    if (rows === null) break;
    after = rows.last;
    for (const { written, restaurantId } of rows.applied) if (written.includes('rating')) ratedIds.add(restaurantId);
  }
  const counts = await countRows(prisma, id);
  if (counts.remaining === 0) await addSearches(prisma, dataImport);
  return { dataImport, counts, ratedIds: [...ratedIds] };
}

async function choose(
  transaction: Prisma.TransactionClient,
  importId: string,
  choices: readonly LineChoice[],
): Promise<void> {
  const ids = choices.flatMap(({ restaurantId }) => (restaurantId && isUuid(restaurantId) ? restaurantId : []));
  const known = await restaurantsAmong(
    transaction,
    ids.map((id) => id.toLowerCase()),
  );
  for (const [at, { line, restaurantId = null }] of choices.entries()) {
    const chosen = restaurantId === null ? null : known.get(restaurantId.toLowerCase());
    const data = chosen
      ? { status: 'matched', restaurantId: chosen.id, outcome: null }
      : { status: 'leftOut', restaurantId: null, outcome: null };
    const where = { importId, line, status: { not: 'unreadable' }, OR: [{ outcome: null }, { outcome: 'noRoom' }] };
    const { count } = chosen === undefined ? { count: 0 } : await transaction.dataImportRow.updateMany({ where, data });
    if (count === 0) throw refused(at, chosen === undefined ? 'restaurantId' : 'line');
  }
}

const refused = (at: number, field: 'line' | 'restaurantId') =>
  new UserError(
    'INVALID',
    field === 'line'
      ? 'This line cannot be changed: the line is not in the file, cannot be read, or was already imported'
      : 'Restaurant id must be the id of a restaurant in the catalog',
    { field, path: ['choices', String(at), field] },
  );

/**
 * Writes at most BATCH lines whose numbers are greater than `after`.
 * @returns null when there are no more lines
 */
async function writeBatch(
  prisma: PrismaClient,
  { id: importId, userId, createdAt }: DataImport,
  { outcome, after }: { outcome: 'noRoom' | null; after: number },
): Promise<{ applied: RowToWrite[]; last: number } | null> {
  return prisma.$transaction(async (transaction) => {
    await lockMember(transaction, userId);
    const where = { importId, outcome, status: { in: [...APPLICABLE_STATUSES] }, line: { gt: after } };
    const rows = await transaction.dataImportRow.findMany({ where, orderBy: { line: 'asc' }, take: BATCH });
    const last = rows.at(-1)?.line;
    if (last === undefined) return null;
    const applied = await writeRows(transaction, { userId, importedAt: createdAt }, rows);
    await storeOutcomes(transaction, importId, rows, applied);
    return { applied, last };
  }, TIMEOUT);
}

/**
 * Stores the outcome of each line in `applied`. The other lines, for which writeRows returned nothing, get the status
 * "unknown" and no restaurant.
 */
async function storeOutcomes(
  transaction: Prisma.TransactionClient,
  importId: string,
  rows: readonly DataImportRow[],
  applied: readonly RowToWrite[],
): Promise<void> {
  const outcomes = applied.map(({ written, hasNoRoom }) =>
    hasNoRoom ? 'noRoom' : written.length > 0 ? 'written' : 'there',
  );
  await transaction.$executeRaw`
    UPDATE data_import_rows AS r SET outcome = w.outcome, written = r.written || string_to_array(w.written, ',')
    FROM unnest(${applied.map(({ line }) => line)}::int[], ${outcomes}::text[],
      ${applied.map(({ written }) => written.join(','))}::text[]) AS w(line, outcome, written)
    WHERE r.import_id = ${importId}::uuid AND r.line = w.line`;
  const known = new Set(applied.map(({ line }) => line));
  const notFound = rows.map(({ line }) => line).filter((line) => !known.has(line));
  if (notFound.length > 0) {
    const data = { status: 'unknown', restaurantId: null };
    await transaction.dataImportRow.updateMany({ where: { importId, line: { in: notFound } }, data });
  }
}
