import { UserError } from '../../errors/UserError';

/**
 * The same error for an entry that does not exist and for somebody else's entry, so that callers cannot tell the
 * difference.
 */
export function entryNotFound(): UserError {
  return new UserError('NOT_FOUND', 'Diary entry not found', { field: 'diaryEntryId' });
}

/** The same error for a visit that does not exist, and for somebody else's visit. */
export function visitNotFound(): UserError {
  return new UserError('NOT_FOUND', 'Visit not found', { field: 'diaryVisitId' });
}
