import { isUuid } from '../../database/isUuid';
import { badCursor } from '../../lists/badCursor';
import { type PageSize, readPageSize, refuseOutside } from '../../lists/pageSize';
import { hashOf } from '../place/documentFormat';

const MAX_SKIP = 10_000;
export const HOUR_MS = 3_600_000;

/** The number of full hours from the beginning of 1970 (UTC) to a moment. */
export const hourOf = (moment: Date): number => Math.floor(moment.getTime() / HOUR_MS);

/** The requested part of a list: the arguments of Relay's cursor connections, and `skip` for numbered pages. */
export interface PageRequest {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
  /** The maximum size of a page; 100 if absent. */
  most?: number;
  /** How many results to skip, counted from `after` (or, with `last`, backwards from `before`). */
  skip?: number | null;
}

/** A position in the list, which is sorted by score, highest first, then by id. */
export interface Position {
  score: number;
  id: string;
}

/** A checked page request, with exactly one direction. */
export interface Page extends PageSize {
  skip: number;
  /** See argumentsKey: a cursor is valid only for the arguments for which it was made. */
  key: string;
  /** CityIndex.changedAt when the first page was read. Later pages show changed places as they were then. */
  asOf: number;
  /** The hour in which the first page was read, counted from 1970. It decides which places count as closed. */
  hour: number;
  after: Position | null;
  before: Position | null;
}

/**
 * Checks a page request and reads its cursors.
 * @param key see argumentsKey
 * @param start for the first page: the current CityIndex.changedAt and hour; not used if there is a cursor
 * @throws UserError INVALID if `first` or `last` is not 1 to `most`, if both are set, or if `skip` is not 0 to 10,000.
 * The error names the wrong argument. UserError BAD_CURSOR for a cursor that was not made for these arguments.
 */
export function readPage(
  { first, after, last, before, most, skip }: PageRequest,
  key: string,
  start: Pick<Page, 'asOf' | 'hour'>,
): Page {
  const size = readPageSize({ first, last }, most);
  refuseOutside('skip', skip, 0, MAX_SKIP);
  const [from, to] = [readCursor('after', after, key), readCursor('before', before, key)];
  const { asOf, hour } = from ?? to ?? start;
  return { ...size, skip: skip ?? 0, key, asOf, hour, after: from, before: to };
}

/**
 * A short hash of the arguments. The order of the arguments makes no difference. Null, an empty list, an empty object
 * and a missing argument count as equal.
 */
export function argumentsKey(asked: object): string {
  return hashOf(JSON.stringify(meaningOf(asked)) ?? '').toString(36);
}

function meaningOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value : undefined;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value ?? undefined;
  const entries = Object.entries(value).flatMap(([name, given]) => {
    const meaning = meaningOf(given);
    return meaning === undefined ? [] : [[name, meaning] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))) : undefined;
}

/** A cursor, opaque to callers. It stays valid when other results are added before or after its result. */
export function cursorOf({ score, id }: Position, { key, asOf, hour }: Pick<Page, 'key' | 'asOf' | 'hour'>): string {
  return Buffer.from(`${score}:${id}:${key}:${asOf.toString(36)}:${hour.toString(36)}`).toString('base64url');
}

const CURSOR = /^(-?\d{1,10}):(.{36}):(\w{1,7}):(\w{1,9}):(\w{1,5})$/;

function readCursor(field: string, cursor: string | null | undefined, key: string) {
  if (cursor == null) return null;
  const [, score, id = '', ofKey, time = '', hour = ''] =
    CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (score === undefined || Math.abs(Number(score)) > 2 ** 31 - 1 || !isUuid(id)) throw badCursor(field);
  if (ofKey !== key) throw badCursor(field);
  return { score: Number(score), id, asOf: Number.parseInt(time, 36), hour: Number.parseInt(hour, 36) };
}
