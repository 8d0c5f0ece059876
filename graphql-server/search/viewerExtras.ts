import type { Pool } from 'pg';
import { type DiaryEntry, Prisma, type UserRating } from '../database/__generated__/prisma/client';
import { coalesceByPool } from '../database/coalesce';
import { columnsOf } from '../database/columns';
import type { JsonRow } from '../database/JsonRow';

/** The members (uuids) whose saves, ratings and diary entries are read with the results. */
export interface ViewerOf {
  savedBy?: string | null;
  ratedBy?: string | null;
  diaryOf?: string | null;
}

/** A member's own data about one restaurant. */
export interface ViewerExtras {
  isSaved: boolean;
  viewerRating: UserRating | null;
  viewerDiaryEntry: DiaryEntry | null;
}

interface Row {
  isSaved: boolean;
  viewerRating: JsonRow<UserRating> | null;
  viewerDiaryEntry: JsonRow<DiaryEntry> | null;
}

/** SQL for a member's row about restaurant r, as JSON with Prisma's field names; dates are text. Null without a row. */
const ownRow = (table: string, fields: Record<string, string>, user: string) => `(
  SELECT row_to_json(kept) FROM (
    SELECT ${columnsOf('t', fields).text} FROM ${table} t
    WHERE t.user_id = ${user} AND t.restaurant_id = r.id
  ) AS kept)`;

const READ = `
  SELECT
    EXISTS (SELECT FROM saved_restaurants s WHERE s.user_id = r.saved_by AND s.restaurant_id = r.id) AS "isSaved",
    ${ownRow('user_ratings', Prisma.UserRatingScalarFieldEnum, 'r.rated_by')} AS "viewerRating",
    ${ownRow('restaurant_diary', Prisma.DiaryEntryScalarFieldEnum, 'r.diary_of')} AS "viewerDiaryEntry"
  FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[]) WITH ORDINALITY AS r(id, saved_by, rated_by, diary_of, at)
  ORDER BY r.at`;

type Asked = { [Whose in keyof ViewerOf]-?: string | null } & { ids: readonly string[] };

const read = coalesceByPool(readAll);

/**
 * Returns a map from the uuids of these restaurants to a member's own data about each restaurant. Without a member,
 * nothing is read and the map is empty. Calls at the same time share one SQL statement.
 */
export async function viewerExtras(
  pool: Pool,
  ids: readonly string[],
  { savedBy = null, ratedBy = null, diaryOf = null }: ViewerOf,
): Promise<Map<string, ViewerExtras>> {
  if (ids.length === 0 || !(savedBy || ratedBy || diaryOf)) return new Map();
  const found = await read(pool, { ids, savedBy, ratedBy, diaryOf });
  return new Map(found.map((extras, at) => [ids[at] ?? '', extras]));
}

/** For each request in `asked`, the extras of its restaurants, in the order of its ids. */
async function readAll(pool: Pool, asked: readonly Asked[]): Promise<ViewerExtras[][]> {
  const column = (pick: (each: Asked) => string | null) => asked.flatMap((each) => each.ids.map(() => pick(each)));
  const { rows } = await pool.query<Row>({
    name: 'viewer extras',
    text: READ,
    values: [
      asked.flatMap(({ ids }) => ids),
      column(({ savedBy }) => savedBy),
      column(({ ratedBy }) => ratedBy),
      column(({ diaryOf }) => diaryOf),
    ],
  });
  const extras = rows.map(extrasOf);
  return asked.map(({ ids }) => extras.splice(0, ids.length));
}

function extrasOf({ isSaved, viewerRating, viewerDiaryEntry }: Row): ViewerExtras {
  return {
    isSaved,
    viewerRating: viewerRating && {
      ...viewerRating,
      visitedAt: dateOf(viewerRating.visitedAt),
      ratedAt: new Date(viewerRating.ratedAt),
    },
    viewerDiaryEntry: viewerDiaryEntry && {
      ...viewerDiaryEntry,
      visitedAt: dateOf(viewerDiaryEntry.visitedAt),
      visitAddedAt: new Date(viewerDiaryEntry.visitAddedAt),
      addedAt: new Date(viewerDiaryEntry.addedAt),
      updatedAt: new Date(viewerDiaryEntry.updatedAt),
    },
  };
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));
