/**
 * The paths of the pages that everybody sees. At any other path, a visitor without a session gets the landing page.
 * web/app/openPaths.ts has the same list for the web app.
 */
const openPaths: readonly string[] = ['/forgot-password', '/reset-password', '/confirm-email', '/cookies'];

/** Whether the page at this path is for everybody; ignores case and a slash at the end, as the web app does. */
export function isOpenPath(path: string): boolean {
  return openPaths.includes(path.toLowerCase().replace(/\/+$/, ''));
}
