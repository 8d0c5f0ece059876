import type { Pool } from 'pg';
import { type DiaryEntry, Prisma, type UserRating } from '../database/__generated__/prisma/client';
import { columnsOf } from '../database/columns';

/** Whose own things a caller wants to know of each result; a member's uuid each. */
export interface ViewerOf {
  savedBy?: string | null;
  ratedBy?: string | null;
  diaryOf?: string | null;
}

/** What is a member's own of one restaurant. */
export interface ViewerExtras {
  isSaved: boolean;
  viewerRating: UserRating | null;
  viewerDiaryEntry: DiaryEntry | null;
}

/** A row that came as JSON: its dates are text. */
type Told<Row> = {
  [Field in keyof Row]: Row[Field] extends Date ? string : Row[Field] extends Date | null ? string | null : Row[Field];
};

interface Row {
  id: string;
  isSaved: boolean;
  viewerRating: Told<UserRating> | null;
  viewerDiaryEntry: Told<DiaryEntry> | null;
}

/** A member's one row about restaurant r as JSON under Prisma's names (dates as text); null for nobody. */
const kept = (table: string, fields: Record<string, string>, user: string) => `(
  SELECT row_to_json(kept) FROM (
    SELECT ${columnsOf('t', fields).text} FROM ${table} t
    WHERE t.user_id = ${user}::uuid AND t.restaurant_id = r.id
  ) AS kept)`;

const READ = `
  SELECT r.id,
    EXISTS (SELECT FROM saved_restaurants s WHERE s.user_id = $2::uuid AND s.restaurant_id = r.id) AS "isSaved",
    ${kept('user_ratings', Prisma.UserRatingScalarFieldEnum, '$3')} AS "viewerRating",
    ${kept('restaurant_diary', Prisma.DiaryEntryScalarFieldEnum, '$4')} AS "viewerDiaryEntry"
  FROM unnest($1::uuid[]) AS r(id)`;

/** What is a member's own of these restaurants (uuids), by uuid, in one statement; nothing is read for nobody. */
export async function viewerExtras(
  pool: Pool,
  ids: readonly string[],
  of: ViewerOf,
): Promise<Map<string, ViewerExtras>> {
  const { savedBy = null, ratedBy = null, diaryOf = null } = of;
  if (ids.length === 0 || !(savedBy || ratedBy || diaryOf)) return new Map();
  const values = [ids, savedBy, ratedBy, diaryOf];
  const { rows } = await pool.query<Row>({ name: 'search viewer', text: READ, values });
  return new Map(rows.map((row) => [row.id, extrasOf(row)]));
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
      addedAt: new Date(viewerDiaryEntry.addedAt),
      updatedAt: new Date(viewerDiaryEntry.updatedAt),
    },
  };
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));
