import { isUuid } from '../domain/isUuid';
import { notACursor, type PageSize, readPageSize, refuseOutside } from '../domain/lists/pageSize';

const MAX_SKIP = 10_000;

/** Which part of a list somebody asks for, as in Relay's cursor connections, and `skip` for numbered pages. */
export interface PageRequest {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
  /** How many there may be at most: 100 unless a caller of our own says more. */
  most?: number;
  /** Results to leave out first, counted from `after` (or back from `before` with `last`). */
  skip?: number | null;
}

/** A place in the list: results come by score, highest first, then by id. */
export interface Position {
  score: number;
  id: string;
}

/** A checked page request: exactly one direction. */
export interface Page extends PageSize {
  skip: number;
  after: Position | null;
  before: Position | null;
}

/** @throws UserError INVALID naming the argument: sizes are 1 to `most`, first or last but not both, cursors are ours. */
export function readPage({ first, after, last, before, most, skip }: PageRequest): Page {
  const size = readPageSize({ first, last }, most);
  refuseOutside('skip', skip, 0, MAX_SKIP);
  return {
    ...size,
    skip: skip ?? 0,
    after: readCursor('after', after),
    before: readCursor('before', before),
  };
}

/** Opaque to callers; stable while the result keeps its score, whatever is added around it. */
export function cursorOf({ score, id }: Position): string {
  return Buffer.from(`${score}:${id}`).toString('base64url');
}

function readCursor(field: string, cursor: string | null | undefined): Position | null {
  if (cursor == null) return null;
  const [, score, id = ''] = /^(-?\d{1,10}):(.{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (score === undefined || Math.abs(Number(score)) > 2 ** 31 - 1 || !isUuid(id)) {
    throw notACursor(field);
  }
  return { score: Number(score), id };
}
