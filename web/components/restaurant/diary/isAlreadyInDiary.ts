import { RequestError } from '../../../relay/RequestError';

/**
 * Whether an addition to the diary failed because the diary already contains the restaurant. The message of a database
 * error then contains "duplicate key".
 */
export function isAlreadyInDiary(failure: unknown): boolean {
  if (failure instanceof RequestError)
    return /already in your diary|duplicate key/i.test(failure.serverMessage ?? failure.message);
  return (failure as { code?: unknown } | null)?.code === 'ALREADY_IN_DIARY';
}
