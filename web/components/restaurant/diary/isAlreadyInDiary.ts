import { RequestError } from '../../../relay/RequestError';

/**
 * Whether an addition to the diary failed because the diary already contains the restaurant. A user error has the code
 * ALREADY_IN_DIARY. A RequestError has a message with "already in your diary", or with "duplicate key" if the database
 * refused the addition.
 */
export function isAlreadyInDiary(failure: unknown): boolean {
  if (failure instanceof RequestError)
    return /already in your diary|duplicate key/i.test(failure.serverMessage ?? failure.message);
  return (failure as { code?: unknown } | null)?.code === 'ALREADY_IN_DIARY';
}
