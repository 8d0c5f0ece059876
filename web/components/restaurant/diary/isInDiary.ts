import { RequestError } from '../../../relay/RequestError';

/** Whether a visit was not written because the member's diary has the restaurant already; a database says "duplicate key". */
export function isInDiary(failure: unknown): boolean {
  if (failure instanceof RequestError)
    return /already in your diary|duplicate key/i.test(failure.serverMessage ?? failure.message);
  return (failure as { code?: unknown } | null)?.code === 'ALREADY_IN_DIARY';
}
