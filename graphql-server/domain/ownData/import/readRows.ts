import type { DataImportRow, Prisma } from '../../../database/__generated__/prisma/client';
import { badCursor } from '../../../lists/badCursor';
import type { ListRequest } from '../../../lists/listPage';
import type { Paged } from '../../../lists/Paged';
import { readPageSize } from '../../../lists/pageSize';
import type { RowStatus } from './countRows';

/**
 * A page of an import's lines, in the order of the file.
 * @param status the status of the lines to return; null for all lines
 * @throws UserError INVALID or BAD_CURSOR with the argument's name as field
 */
export async function readRows(
  { dataImportRow }: Pick<Prisma.TransactionClient, 'dataImportRow'>,
  importId: string,
  status: RowStatus | null,
  { first, after, last, before }: ListRequest,
): Promise<Paged<DataImportRow>> {
  const { size, backwards } = readPageSize({ first, last });
  const list = `data_import_rows ${importId} ${status ?? ''}`; // a cursor is valid only for this import and status
  const from = readCursor(list, 'after', after) ?? 0;
  const to = readCursor(list, 'before', before) ?? LAST_LINE;
  const all = { importId, ...(status && { status }) };
  const within = (line: Prisma.IntFilter) => dataImportRow.count({ where: { ...all, line } });
  const rows = await dataImportRow.findMany({
    where: { ...all, line: { gt: from, lt: to } },
    orderBy: { line: backwards ? 'desc' : 'asc' },
    take: size,
  });
  rows.sort((a, b) => a.line - b.line);
  const [start, end] = [rows[0]?.line ?? from + 1, rows.at(-1)?.line ?? from];
  return {
    totalCount: await dataImportRow.count({ where: all }),
    items: rows.map((row) => ({ cursor: cursorOf(list, row), entry: row })),
    hasPreviousPage: (await within({ lt: start })) > 0,
    hasNextPage: (await within({ gt: end })) > 0,
  };
}

const LAST_LINE = 2 ** 31 - 1;

const cursorOf = (list: string, { line }: DataImportRow) => Buffer.from(`${list}:${line}`).toString('base64url');

function readCursor(list: string, field: string, cursor: string | null | undefined): number | null {
  if (cursor == null) return null;
  const [, of, line] = /^(.+):(\d{1,7})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (of !== list) throw badCursor(field);
  return Number(line);
}
