/**
 * The paths of the pages that every visitor can open, even without a session. At any other path, a visitor without a
 * session gets the landing page. web/app/openPaths.ts has the same list for the web app.
 */
const openPaths: readonly string[] = ['/forgot-password', '/reset-password', '/confirm-email', '/cookies'];

/** Whether every visitor can open the path. Case and final slashes are ignored, as in the web app. */
export function isOpenPath(path: string): boolean {
  return openPaths.includes(path.toLowerCase().replace(/\/+$/, ''));
}
