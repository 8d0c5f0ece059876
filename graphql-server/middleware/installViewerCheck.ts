import { answerRefusal } from '../request/answerRefusal';
import type { Step } from '../request/chain';
import { viewerOf } from '../session/session';

/** The header in which a page states for which account (uuid) it was loaded. */
const VIEWER_HEADER = 'fuud-viewer';

/**
 * Refuses a request for another account than the one that is signed in. All tabs of a browser have the same cookie. If
 * somebody signs out in one tab and another person signs in, the other tabs still show the first person, and must not
 * read or change the data of the second person. A request without the header is not checked: old pages and other programs
 * send none, and guests only when they clear their data.
 */
export function installViewerCheck(steps: Step[]): void {
  steps.push((request, response, next) => {
    const expected = request.headers[VIEWER_HEADER];
    const { kind, userId } = viewerOf(request);
    if (!expected || expected === userId) return next();
    response.setHeader('cache-control', 'private, no-store');
    if (kind === 'ANONYMOUS') {
      const message = 'Your session has ended. Sign in again.';
      answerRefusal(response, { status: 401, code: 'UNAUTHENTICATED', message });
    } else {
      const message = 'Another account has signed in in this browser. Nothing was changed. Reload the page.';
      answerRefusal(response, { status: 409, code: 'VIEWER_CHANGED', message });
    }
  });
}
