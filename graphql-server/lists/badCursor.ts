import { UserError } from '../errors/UserError';

/** For text that is given as a cursor and was not handed out by this list for these arguments. */
export function badCursor(field: string): UserError {
  const message = `${field} is no cursor of this list under these arguments; use one from its pageInfo or an edge, or start anew`;
  return new UserError('BAD_CURSOR', message, { field });
}
