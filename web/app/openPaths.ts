/**
 * Pages for everybody: whoever opens one of these paths sees that page, also without a session, where every other path
 * shows the landing. Each has its line in routes.tsx, and the server knows them too (middleware/openPaths.ts there): it
 * sends the ready-rendered landing at all other paths.
 */
export const openPaths: readonly string[] = ['/forgot-password', '/reset-password', '/confirm-email', '/cookies'];

/** Whether the page at this path is for everybody; case and a slash at the end make no difference. */
export function isOpenPath(path: string): boolean {
  return openPaths.includes(path.toLowerCase().replace(/\/+$/, ''));
}
