import type { Prisma } from '../../../database/__generated__/prisma/client';

/** The possible statuses of a line. */
export const ROW_STATUSES = ['matched', 'described', 'unsure', 'unknown', 'there', 'leftOut', 'unreadable'] as const;

/**
 * The status of a line. "matched": the catalogue has the line's restaurant. "described": the catalogue does not have
 * the restaurant, but the line describes it, or is a rating that needs no description (see RowMatcher). A line with
 * one of these two statuses can be written. "unsure": the catalogue has one or more restaurants that may be the line's.
 * "unknown": it has none. A line with one of these two statuses is written only if the member chooses a restaurant.
 * "unreadable": the line is never written. "there": the line contained nothing new when the file was read. "leftOut":
 * the member chose to leave out the line.
 */
export type RowStatus = (typeof ROW_STATUSES)[number];

/** The kinds of rows that an import can write. */
export type Written = 'savedRestaurant' | 'diaryEntry' | 'diaryVisit' | 'rating';

/** The numbers of lines of an import. */
export interface ImportCounts {
  total: number;
  byStatus: Record<RowStatus, number>;
  /** For each kind of row, the number of lines for which a row of this kind was written. */
  byWritten: Record<Written, number>;
  /** Lines that were applied but contained nothing new. */
  alreadyThere: number;
  /** Lines that were not completely written, because the account or the diary entry was full. */
  noRoom: number;
  /** Lines that must still be applied. */
  remaining: number;
}

/** The statuses of lines that are applied. For "there" this mostly writes nothing, but the data may have changed. */
export const APPLICABLE_STATUSES: readonly RowStatus[] = ['matched', 'described', 'there'];

/** Counts the lines of an import. `importId` is a uuid. */
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
    alreadyThere: sum(({ outcome }) => outcome === 'there'),
    noRoom: sum(({ outcome }) => outcome === 'noRoom'),
    remaining: sum(({ status, outcome }) => outcome === null && APPLICABLE_STATUSES.includes(status)),
  };
}
