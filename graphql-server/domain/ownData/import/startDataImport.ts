import type { Pool } from 'pg';
import { FileError } from '../../../catalogue/FileError';
import type { DataImport, Prisma, PrismaClient } from '../../../database/__generated__/prisma/client';
import { UserError } from '../../../errors/UserError';
import type { Viewer } from '../../../Viewer';
import { accountGone, whileAccountExists } from '../../accounts/accountGone';
import { lockMember } from '../../accounts/lockMember';
import { requireMember } from '../../accounts/requireMember';
import { readImportFile } from './files/readImportFile';
import { type MatchedRow, RowMatcher } from './matchRows';
import type { ReadRow } from './RowContent';
import { hasAll, readStoredData } from './StoredData';

/** The number of lines that are matched and stored together. */
const BATCH = 500;

interface ImportDeps {
  pool: Pool;
  prisma: PrismaClient;
}

/**
 * Reads a file that a member imports, and looks for the restaurant of each line. This function only prepares the
 * import; applyDataImport writes the lines. A member has at most one prepared import. After the whole file is read, the
 * new import replaces the earlier import.
 * @param path the path of the file
 * @param defaultCity the city in which to search if a line has no city and no coordinates. If defaultCity is null, such
 * a line is matched only if it has the id of a restaurant in Fuud. Its name and its street are not enough
 * @throws UserError UNAUTHENTICATED, FORBIDDEN (guests), or INVALID if the file cannot be imported. The message of
 * INVALID contains the reason
 */
export async function startDataImport(
  deps: ImportDeps,
  viewer: Viewer,
  path: string,
  defaultCity: string | null = null,
): Promise<DataImport> {
  const userId = requireMember(viewer);
  const { prisma } = deps;
  const { id } = await whileAccountExists(prisma.dataImport.create({ data: { userId, kind: '' } }));
  try {
    const { about, rows } = readImportFile(path);
    const matcher = new RowMatcher(deps, defaultCity);
    for await (const batch of inBatches(rows)) await storeRows(deps, { id, userId }, await matcher.match(batch));
    const { kind, unusedHeadings } = about;
    const searches = about.searches as Prisma.InputJsonArray;
    const data = { kind: kind ?? '', searches, unusedHeadings, isReady: true };
    return await prisma.$transaction(async (transaction) => {
      await lockMember(transaction, userId);
      await transaction.dataImport.deleteMany({ where: { userId, isReady: true } });
      return transaction.dataImport.update({ where: { id }, data });
    });
  } catch (error) {
    await prisma.dataImport.deleteMany({ where: { id } });
    throw error instanceof FileError ? new UserError('INVALID', error.message, { field: 'file' }) : error;
  }
}

async function* inBatches(rows: AsyncIterable<ReadRow>): AsyncGenerator<ReadRow[]> {
  let batch: ReadRow[] = [];
  for await (const row of rows) {
    if (batch.push(row) < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const STORE = `
  INSERT INTO data_import_rows (import_id, line, said, status, restaurant_id, candidate_ids, problem)
  SELECT $1::uuid, line, said, status, "restaurantId", "candidateIds", problem FROM jsonb_to_recordset($2::jsonb) AS row(
    line int, said jsonb, status text, "restaurantId" uuid, "candidateIds" uuid[], problem text)`;

/** Postgres' code for foreign_key_violation. Here it means that the import was deleted together with the account. */
const ORPHAN = '23503';

async function storeRows(
  { pool, prisma }: ImportDeps,
  { id, userId }: { id: string; userId: string },
  rows: readonly MatchedRow[],
): Promise<void> {
  const ids = [...new Set(rows.flatMap(({ restaurantId }) => restaurantId ?? []))];
  const stored = await readStoredData(prisma, userId, ids);
  const data = rows.map(({ line, content, status, restaurantId, candidateIds, ...row }) => {
    const isThere = restaurantId !== null && hasAll(stored, restaurantId, content);
    // The problem of a snapshot only matters if the snapshot is stored: for a restaurant that Fuud knows, it is not.
    const problem = content.place.snapshot && status !== 'described' ? null : row.problem;
    return { line, said: content, status: isThere ? 'there' : status, restaurantId, candidateIds, problem };
  });
  try {
    await pool.query({ name: 'store import', text: STORE, values: [id, JSON.stringify(data)] });
  } catch (error) {
    throw (error as { code?: string }).code === ORPHAN ? accountGone() : error;
  }
}
