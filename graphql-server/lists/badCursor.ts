import { UserError } from '../errors/UserError';

/** The error for a cursor that does not come from this list with these arguments. */
export function badCursor(field: string): UserError {
  const message = `${field} is not a cursor of this list with these arguments. Use a cursor from pageInfo or from an edge, or start with the first page.`;
  return new UserError('BAD_CURSOR', message, { field });
}
