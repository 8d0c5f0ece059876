import { UserError } from '../errors/UserError';

/** The error for a cursor that does not come from this list with these arguments. */
export function badCursor(field: string): UserError {
  const message = `${field} is no cursor of this list under these arguments; use one from its pageInfo or an edge, or start anew`;
  return new UserError('BAD_CURSOR', message, { field });
}
