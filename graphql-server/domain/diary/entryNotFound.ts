import { UserError } from '../../errors/UserError';

/** For an entry that is not there, or not this member's: nobody learns which. */
export function entryNotFound(): UserError {
  return new UserError('NOT_FOUND', 'Diary entry not found', { field: 'diaryEntryId' });
}

/** The same for a visit. */
export function visitNotFound(): UserError {
  return new UserError('NOT_FOUND', 'Visit not found', { field: 'diaryVisitId' });
}
