/**
 * The paths of the open pages. Everybody can see these pages, even without a session. At any other path, visitors
 * without a session see the landing page. Each path has a route in routes.tsx. The server's middleware/openPaths.ts has
 * the same list, because for other paths the server sends the prerendered landing page.
 */
export const openPaths: readonly string[] = ['/forgot-password', '/reset-password', '/confirm-email', '/cookies'];

/** Whether the page at this path is open to everybody; ignores case and final slashes. */
export function isOpenPath(path: string): boolean {
  return openPaths.includes(path.toLowerCase().replace(/\/+$/, ''));
}
