import { RequestError } from './RequestError';

/** Whether something failed because the session has ended. `failure`: the error of a request, or a userError. */
export function isSessionEnd(failure: unknown): boolean {
  if (failure instanceof RequestError) return failure.kind === 'unauthenticated' || failure.code === 'UNAUTHENTICATED';
  return typeof failure === 'object' && failure !== null && 'code' in failure && failure.code === 'UNAUTHENTICATED';
}
