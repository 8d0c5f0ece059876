/** Pages for everybody: at any other path a visitor without a session gets the landing. The web's list is web/app/openPaths.ts. */
const openPaths: readonly string[] = ['/forgot-password', '/reset-password', '/confirm-email', '/cookies'];

/** Whether the page at this path is for everybody; case and a slash at the end make no difference, as in the web app. */
export function isOpenPath(path: string): boolean {
  return openPaths.includes(path.toLowerCase().replace(/\/+$/, ''));
}
