import { readTabViewer } from '../device/tabViewer';

/**
 * The operations whose requests name the viewer even if the viewer is a guest. Without the name, such an operation in a
 * guest's tab would change the account of a member who has signed in in another tab.
 */
const namingGuests: readonly string[] = ['useDeleteAccountMutation'];

/**
 * The header that names the viewer for whom this tab was loaded. The server refuses the request if somebody else has
 * signed in in this browser since then. A guest's data is on the device, so most requests of a guest name nobody.
 * @param operation the name of the GraphQL operation, if the request has one
 */
export function viewerHeaders(operation = ''): Record<string, string> {
  const { kind, id = null } = readTabViewer() ?? {};
  const isNamed = kind === 'MEMBER' || (kind === 'GUEST' && namingGuests.includes(operation));
  return isNamed && id !== null ? { 'fuud-viewer': id } : {};
}
