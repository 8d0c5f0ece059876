import { RequestError } from './RequestError';

/** Whether a request or a mutation (one of its userErrors) failed because the session has ended. */
export function isSessionEnd(failure: unknown): boolean {
  if (failure instanceof RequestError) return failure.kind === 'unauthenticated' || failure.code === 'UNAUTHENTICATED';
  return typeof failure === 'object' && failure !== null && 'code' in failure && failure.code === 'UNAUTHENTICATED';
}
