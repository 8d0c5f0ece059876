import type { Prisma } from '../../../database/__generated__/prisma/client';

/** What an import knows about a line. */
export const ROW_STATUSES = ['matched', 'described', 'unsure', 'unknown', 'there', 'leftOut', 'unreadable'] as const;

/**
 * matched, described: will be written. unsure, unknown: only if the member chooses a restaurant. unreadable: never.
 * there: has nothing new. leftOut: the member left it out.
 */
export type RowStatus = (typeof ROW_STATUSES)[number];

/** What an import can write. */
export type Written = 'savedRestaurant' | 'diaryEntry' | 'diaryVisit' | 'rating';

/** How many lines an import has of each sort. */
export interface ImportCounts {
  total: number;
  byStatus: Record<RowStatus, number>;
  /** How many lines wrote each of these. */
  byWritten: Record<Written, number>;
  /** Lines that were applied and had nothing new. */
  there: number;
  /** Lines for which the account has no room. */
  noRoom: number;
  /** Lines that are still to be written. */
  remaining: number;
}

/** Statuses of lines that are applied without a choice. */
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
