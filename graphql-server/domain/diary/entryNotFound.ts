import { UserError } from '../../errors/UserError';

/**
 * The error for an entry that does not exist, and for somebody else's entry. The error is the same in both cases, so
 * callers cannot find out whether the entry exists.
 */
export function entryNotFound(): UserError {
  return new UserError('NOT_FOUND', 'Diary entry not found', { field: 'diaryEntryId' });
}

/** The error for a visit that does not exist, and for somebody else's visit. The error is the same in both cases. */
export function visitNotFound(): UserError {
  return new UserError('NOT_FOUND', 'Visit not found', { field: 'diaryVisitId' });
}
