import { RequestError } from '../../../relay/RequestError';

/**
 * Whether an addition to the diary failed because the diary already contains the restaurant. In this case, a user error
 * has the code ALREADY_IN_DIARY. The message of a RequestError contains "already in your diary", or "duplicate key" if
 * the database refused the addition.
 */
export function isAlreadyInDiary(failure: unknown): boolean {
  if (failure instanceof RequestError)
    return /already in your diary|duplicate key/i.test(failure.serverMessage ?? failure.message);
  return (failure as { code?: unknown } | null)?.code === 'ALREADY_IN_DIARY';
}
