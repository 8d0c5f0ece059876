import { answerRefusal } from '../request/answerRefusal';
import type { Step } from '../request/chain';
import { otherViewerRefusal } from '../session/otherViewerRefusal';
import { viewerOf } from '../session/session';

/** The header in which a page states for which account (uuid) it was loaded. */
const VIEWER_HEADER = 'fuud-viewer';

/**
 * Refuses a request for another account than the one that is signed in. All tabs of a browser have the same cookie. If
 * somebody signs out in one tab and another person signs in, the other tabs still show the first person, and must not
 * read or change the data of the second person. A request without the header is not checked. Old pages and other
 * programs do not send the header. A guest's page sends it only when the guest clears the data.
 */
export function installViewerCheck(steps: Step[]): void {
  steps.push((request, response, next) => {
    const refusal = otherViewerRefusal(viewerOf(request), request.headers[VIEWER_HEADER]);
    if (!refusal) return next();
    response.setHeader('cache-control', 'private, no-store');
    answerRefusal(response, refusal);
  });
}
