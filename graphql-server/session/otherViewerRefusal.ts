import type { Refusal } from '../request/answerRefusal';
import type { Viewer } from '../Viewer';

/**
 * The refusal of a request from a page that was loaded for an account other than the viewer's. Null if the request may
 * continue.
 * @param expected the account (uuid) that the page names; a request that names no account is not checked
 */
export function otherViewerRefusal({ kind, userId }: Viewer, expected: unknown): Refusal | null {
  if (!expected || expected === userId) return null;
  if (kind === 'ANONYMOUS') {
    return { status: 401, code: 'UNAUTHENTICATED', message: 'Your session has ended. Sign in again.' };
  }
  const message = 'Another account has signed in in this browser. Nothing was changed. Reload the page.';
  return { status: 409, code: 'VIEWER_CHANGED', message };
}
