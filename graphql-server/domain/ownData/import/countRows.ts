import type { Prisma } from '../../../database/__generated__/prisma/client';

/** What became of a line, or will. */
export const ROW_STATUSES = ['matched', 'described', 'unsure', 'unknown', 'there', 'leftOut', 'unreadable'] as const;

/** matched, described: is taken. unsure, unknown, unreadable: is not, unless somebody chooses. there: nothing of it is new. */
export type RowStatus = (typeof ROW_STATUSES)[number];

/** What a write of an import made. */
export type Written = 'savedRestaurant' | 'diaryEntry' | 'diaryVisit' | 'rating';

/** The lines of an import, counted. */
export interface ImportCounts {
  total: number;
  byStatus: Record<RowStatus, number>;
  /** What was written. */
  byWritten: Record<Written, number>;
  /** Lines that were applied, and of which all was there. */
  there: number;
  /** Lines for which the account has no room. */
  noRoom: number;
  /** Lines that are to be taken and were not yet. */
  remaining: number;
}

/** Statuses of lines that are taken as soon as the import is applied. */
export const TAKEN: readonly RowStatus[] = ['matched', 'described', 'there'];

/** Counts the lines of an import (uuid). */
export async function countRows(
  prisma: Pick<Prisma.TransactionClient, '$queryRaw'>,
  importId: string,
): Promise<ImportCounts> {
  const groups = await prisma.$queryRaw<
    { status: RowStatus; outcome: string | null; written: Written[]; count: number }[]
  >`
    SELECT status, outcome, written, count(*)::int AS count FROM data_import_rows
    WHERE import_id = ${importId}::uuid GROUP BY status, outcome, written`;
  const sum = (isCounted: (group: (typeof groups)[number]) => boolean) =>
    groups.reduce((total, group) => total + (isCounted(group) ? group.count : 0), 0);
  const ofStatus = (wanted: RowStatus) => sum(({ status }) => status === wanted);
  const ofWritten = (wanted: Written) => sum(({ written }) => written.includes(wanted));
  return {
    total: sum(() => true),
    byStatus: {
      matched: ofStatus('matched'),
      described: ofStatus('described'),
      unsure: ofStatus('unsure'),
      unknown: ofStatus('unknown'),
      there: ofStatus('there'),
      leftOut: ofStatus('leftOut'),
      unreadable: ofStatus('unreadable'),
    },
    byWritten: {
      savedRestaurant: ofWritten('savedRestaurant'),
      diaryEntry: ofWritten('diaryEntry'),
      diaryVisit: ofWritten('diaryVisit'),
      rating: ofWritten('rating'),
    },
    there: sum(({ outcome }) => outcome === 'there'),
    noRoom: sum(({ outcome }) => outcome === 'noRoom'),
    remaining: sum(({ status, outcome }) => outcome === null && TAKEN.includes(status)),
  };
}
