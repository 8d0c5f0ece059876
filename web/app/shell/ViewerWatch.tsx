import { useEffect, useState } from 'react';
import type { ViewerKind } from '../../device/viewerKind';
import { resetEnvironment } from '../../relay/environment';
import { useSession } from '../../session/useSession';
import { useViewer } from '../../session/useViewer';
import { OptionalPart } from './OptionalPart';

function Watch() {
  const { changed, kind } = useSession();
  const viewer = useViewer();
  // Only the first answer counts: signing in writes into this same store, and says itself what follows from it.
  const [seen] = useState(viewer.kind as ViewerKind);
  const [supposed] = useState(kind);
  useEffect(() => {
    if (seen === supposed) return;
    if (seen === 'ANONYMOUS') resetEnvironment();
    changed(seen);
  }, [seen, supposed, changed]);
  return null;
}

/**
 * Tells the session when the page's HTML was wrong about who is here (kept copy, ended session). When the server cannot
 * say, the page goes on with what the HTML said; nothing is asked twice.
 */
export function ViewerWatch() {
  return (
    <OptionalPart>
      <Watch />
    </OptionalPart>
  );
}
