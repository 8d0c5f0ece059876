import { Prisma } from '../database/__generated__/prisma/client';
import type { ListPage, Position } from './listPage';

/** The counts of a list that a statement returns in addition to a page. */
export interface Counts {
  total: number;
  /** The number of entries before the part that lies between the cursors. */
  beforePage: number;
  /** The number of entries after that part. */
  afterPage: number;
}

/** SQL for the columns of Counts. The rows must have the columns `at` and `id`. */
export const countsOf = ({ after, before }: ListPage) => Prisma.sql`
  count(*)::int AS total,
  (count(*) FILTER (WHERE NOT ${follows(after)}))::int AS "beforePage",
  (count(*) FILTER (WHERE NOT ${precedes(before)}))::int AS "afterPage"`;

/** SQL that is true for rows between the cursors. The page's rows are chosen from these, in the order `inOrder`. */
export const isWithin = ({ after, before }: ListPage) => Prisma.sql`${follows(after)} AND ${precedes(before)}`;

/** SQL for the order in which rows are chosen: newest first, or oldest first for a page counted from the end. */
export const inOrder = ({ backwards }: ListPage) =>
  backwards ? Prisma.sql`at ASC, id ASC` : Prisma.sql`at DESC, id DESC`;

/** Computes the total, and whether there are entries before and after a page with `size` entries. */
export function pagePositionOf(
  { total, beforePage, afterPage }: Counts,
  { backwards, offset = 0 }: ListPage,
  size: number,
) {
  const left = Math.max(0, total - beforePage - afterPage - size - offset);
  const [leftBefore, leftAfter] = backwards ? [left, offset] : [offset, left];
  return {
    totalCount: total,
    hasPreviousPage: beforePage + leftBefore > 0,
    hasNextPage: afterPage + leftAfter > 0,
  };
}

function follows(position: Position | null): Prisma.Sql {
  const { at = null, id = null } = position ?? {};
  return Prisma.sql`(${at}::timestamptz IS NULL OR (at, id) < (${at}::timestamptz, ${id}::uuid))`;
}

function precedes(position: Position | null): Prisma.Sql {
  const { at = null, id = null } = position ?? {};
  return Prisma.sql`(${at}::timestamptz IS NULL OR (at, id) > (${at}::timestamptz, ${id}::uuid))`;
}
