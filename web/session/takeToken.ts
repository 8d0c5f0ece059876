import type { ViewerKind } from '../device/viewerKind';
import { resetEnvironment } from '../relay/environment';
import { transferSignIn } from './transferSignIn';

/** Takes the one-time token that came in the address for a session: who is here then. Rejects when it is refused. */
export async function takeToken(authToken: string): Promise<ViewerKind> {
  const { viewer, userErrors } = await transferSignIn(authToken);
  if (!viewer) throw new Error(userErrors[0]?.message ?? 'No viewer');
  resetEnvironment();
  return viewer.kind as ViewerKind;
}
