import { RequestError } from '../../../relay/RequestError';

/**
 * Whether adding failed because the restaurant is already in the member's diary. A message from the database says
 * "duplicate key".
 */
export function isInDiary(failure: unknown): boolean {
  if (failure instanceof RequestError)
    return /already in your diary|duplicate key/i.test(failure.serverMessage ?? failure.message);
  return (failure as { code?: unknown } | null)?.code === 'ALREADY_IN_DIARY';
}
