import type { Pool } from 'pg';
import {
  type DiaryEntry,
  Prisma,
  type SavedRestaurant,
  type UserRating,
} from '../database/__generated__/prisma/client';
import { columnOf, columnsOf, partOf } from '../database/columns';
import type { Viewer } from '../Viewer';
import { type ListName, type ListPage, listCursor } from './listPage';
import { type Counts, countsOf, inOrder, isWithin, pagePositionOf } from './positions';

/** The extras to read with each entry: the member's other data about the restaurant of the entry. */
export interface WantedExtras {
  saved?: boolean;
  rating?: boolean;
  diaryEntry?: boolean;
}

/** One entry with its extras. An extra is null if the member has no such data, or if it was not requested. */
export interface Listed<Entry> {
  cursor: string;
  entry: Entry;
  saved: SavedRestaurant | null;
  rating: UserRating | null;
  diaryEntry: DiaryEntry | null;
}

/** One page of a member's list. */
export interface List<Entry> {
  totalCount: number;
  items: Listed<Entry>[];
  hasPreviousPage: boolean;
  hasNextPage: boolean;
}

/** A table in which each row belongs to one user. */
export interface ListSource<Entry> {
  table: ListName;
  /** The fields of an entry: an object such as Prisma.DiaryEntryScalarFieldEnum. */
  fields: Record<string, string>;
  /** The field with the date that orders the list. */
  date: Extract<keyof Entry, string>;
  /** Set if the list is not ordered by `date`. The cursors then contain `order.name` instead of `table`. */
  order?: { name: ListName; at: Prisma.Sql; dateOf: (entry: Entry) => Date };
}

const NONE: Counts = { total: 0, beforePage: 0, afterPage: 0 };

/**
 * Reads a page of the viewer's own rows in one table, newest first, with one statement. The page is empty for guests
 * and anonymous visitors, because they have no lists on the server.
 */
export async function readList<Entry extends { id: string }>(
  { pool }: { pool: Pool },
  viewer: Viewer,
  source: ListSource<Entry>,
  page: ListPage,
  extras: WantedExtras = {},
): Promise<List<Entry>> {
  if (viewer.kind !== 'MEMBER') return { totalCount: 0, items: [], hasPreviousPage: false, hasNextPage: false };
  const { text, values } = statement(viewer.userId, source, page, extras);
  // Postgres parses a named statement once per connection, and it can reuse the plan.
  const name = `list ${source.order?.name ?? source.table} ${page.backwards ? 'backwards' : 'forwards'}`;
  const { rows } = await pool.query<Record<string, unknown> & Counts>({ name, text, values });
  const items = rows.flatMap((row) => listedIn(row, source));
  return { items, ...pagePositionOf(rows[0] ?? NONE, page, items.length) };
}

/** Returns an array with the entry of a row that was read with entryColumns. Without an entry, the array is empty. */
export function listedIn<Entry extends { id: string }>(
  row: Record<string, unknown>,
  { table, date, order }: ListSource<Entry>,
): Listed<Entry>[] {
  const entry = partOf<Entry>(row, 'entry');
  if (!entry) return [];
  return [
    {
      cursor: listCursor(order?.name ?? table, { at: order?.dateOf(entry) ?? (entry[date] as Date), id: entry.id }),
      entry,
      saved: partOf(row, 'saved'),
      rating: partOf(row, 'rating'),
      diaryEntry: partOf(row, 'diaryEntry'),
    },
  ];
}

/** Each row of the result has one entry of the page, and the counts. For an empty page, one row has only the counts. */
function statement<Entry>(userId: string, source: ListSource<Entry>, page: ListPage, extras: WantedExtras): Prisma.Sql {
  const table = Prisma.raw(source.table);
  const date = source.order?.at ?? Prisma.raw(columnOf(source.date));
  return Prisma.sql`
    WITH mine AS MATERIALIZED (SELECT id, ${date} AS at FROM ${table} WHERE user_id = ${userId}::uuid),
    counts AS (SELECT ${countsOf(page)} FROM mine),
    page AS (
      SELECT id, at FROM mine WHERE ${isWithin(page)}
      ORDER BY ${inOrder(page)} LIMIT ${page.size}::int OFFSET ${page.offset ?? 0}::int
    )
    SELECT counts.*, ${entryColumns(source)}
    FROM counts LEFT JOIN page ON true LEFT JOIN ${table} e ON e.id = page.id ${entryJoins(userId, source, extras)}
    ORDER BY page.at DESC, page.id DESC`;
}

const isOfRestaurants = <Entry>({ fields }: ListSource<Entry>) => 'restaurantId' in fields;

/** SQL for the columns of an entry (`e`) and of its extras. `listedIn` reads these columns. */
export const entryColumns = <Entry>(source: ListSource<Entry>) =>
  Prisma.sql`${columnsOf('e', source.fields, 'entry')}${isOfRestaurants(source) ? extraColumns : Prisma.empty}`;

/** SQL for the joins that entryColumns needs. */
export const entryJoins = <Entry>(userId: string, source: ListSource<Entry>, extras: WantedExtras) =>
  isOfRestaurants(source) ? extraJoins(userId, extras) : Prisma.empty;

const extraColumns = Prisma.sql`,
  ${columnsOf('s', Prisma.SavedRestaurantScalarFieldEnum, 'saved')},
  ${columnsOf('u', Prisma.UserRatingScalarFieldEnum, 'rating')},
  ${columnsOf('d', Prisma.DiaryEntryScalarFieldEnum, 'diaryEntry')}`;

/** The SQL text is the same for any extras, because tables that are not requested are joined ON false. */
function extraJoins(userId: string, { saved, rating, diaryEntry }: WantedExtras): Prisma.Sql {
  const join = (table: string, alias: string, isAsked = false) => Prisma.sql`
    LEFT JOIN ${Prisma.raw(`${table} ${alias}`)} ON ${isAsked}::boolean
      AND ${Prisma.raw(alias)}.user_id = ${userId}::uuid AND ${Prisma.raw(alias)}.restaurant_id = e.restaurant_id`;
  return Prisma.sql`
    ${join('saved_restaurants', 's', saved)}
    ${join('user_ratings', 'u', rating)}
    ${join('restaurant_diary', 'd', diaryEntry)}`;
}
