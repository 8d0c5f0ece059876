import { UserError } from '../../errors/UserError';

/** For an entry that is not there, or not this member's: nobody learns which. */
export function entryNotFound(): UserError {
  return new UserError('NOT_FOUND', 'Diary entry not found', { field: 'id' });
}
