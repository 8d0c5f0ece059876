import { readTabMember } from '../device/tabViewer';

/**
 * The header that names the member for whom this tab was loaded. The server refuses the request if somebody else has
 * signed in in this browser since then. Empty for guests and visitors, whose data is not on the server.
 */
export function viewerHeaders(): Record<string, string> {
  const member = readTabMember();
  return member === null ? {} : { 'fuud-viewer': member };
}
