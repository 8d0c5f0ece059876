import { UserError } from '../errors/UserError';

/** The size of a page when the caller gives no size. A list may have another default. */
export const DEFAULT_SIZE = 20;
/** The largest size of a page. */
export const MAX_SIZE = 100;

/** How many entries of a list the caller wants, and from which end. */
export interface PageSize {
  /** At least 1. The maximum is 100, the limit passed to readPageSize, or 200 in sliceOfList. */
  size: number;
  /** True if the caller gave `last`. The page is then counted from the end of the list. */
  backwards: boolean;
}

/**
 * Reads the size of a page, and from which end of the list the page is counted.
 * @throws UserError INVALID that names the argument, for a size outside 1 to `most` or for both first and last
 */
export function readPageSize(
  { first, last }: { first?: number | null; last?: number | null },
  most = MAX_SIZE,
): PageSize {
  if (first != null && last != null) {
    throw new UserError('INVALID', 'Give first or last, not both', { field: 'last' });
  }
  refuseOutside('first', first, 1, most);
  refuseOutside('last', last, 1, most);
  return { size: first ?? last ?? DEFAULT_SIZE, backwards: last != null };
}

/** @throws UserError INVALID when the value is set but is not a whole number within the bounds. */
export function refuseOutside(field: string, value: number | null | undefined, least: number, most: number): void {
  if (value != null && (!Number.isInteger(value) || value < least || value > most)) {
    throw new UserError('INVALID', `${field} must be from ${least} to ${most}`, { field });
  }
}
