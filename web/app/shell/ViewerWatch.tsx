import { useEffect, useState } from 'react';
import { claimDevice } from '../../device/deviceOwner';
import { noteTabViewer } from '../../device/tabViewer';
import type { ViewerKind } from '../../device/viewerKind';
import { resetEnvironment } from '../../relay/environment';
import { useSession } from '../../session/useSession';
import { useViewer } from '../../session/useViewer';
import { OptionalPart } from './OptionalPart';

function Watch() {
  const { changed, kind } = useSession();
  const viewer = useViewer();
  // Only the first response is compared. A later sign-in changes the viewer in the store, but the sign-in also updates
  // the session.
  const [fromServer] = useState(viewer.kind as ViewerKind);
  const [id] = useState(viewer.user?.uuid ?? null);
  const [fromHtml] = useState(kind);
  useEffect(() => {
    noteTabViewer({ kind: fromServer, id });
    // A session may have begun outside this app, or before the app stored whose data is on the device.
    if (fromServer === 'MEMBER') claimDevice(id);
  }, [fromServer, id]);
  useEffect(() => {
    if (fromServer === fromHtml) return;
    if (fromServer === 'ANONYMOUS') resetEnvironment();
    changed(fromServer);
  }, [fromServer, fromHtml, changed]);
  return null;
}

/**
 * Stores for whom this tab was loaded, and corrects the session when the HTML of the page had the wrong kind of viewer,
 * for example because the HTML was cached or the session had ended. If the query fails, the page continues with the
 * viewer from the HTML. ViewerWatch uses the same query as other components, so it causes no extra request.
 */
export function ViewerWatch() {
  return (
    <OptionalPart>
      <Watch />
    </OptionalPart>
  );
}
