import { useEffect, useState } from 'react';
import type { ViewerKind } from '../../device/viewerKind';
import { resetEnvironment } from '../../relay/environment';
import { useSession } from '../../session/useSession';
import { useViewer } from '../../session/useViewer';
import { OptionalPart } from './OptionalPart';

function Watch() {
  const { changed, kind } = useSession();
  const viewer = useViewer();
  // Only the first answer counts: a sign-in writes into the same store, but updates the session itself.
  const [fromServer] = useState(viewer.kind as ViewerKind);
  const [fromHtml] = useState(kind);
  useEffect(() => {
    if (fromServer === fromHtml) return;
    if (fromServer === 'ANONYMOUS') resetEnvironment();
    changed(fromServer);
  }, [fromServer, fromHtml, changed]);
  return null;
}

/**
 * Corrects the session when the HTML of the page had the wrong viewer (cached copy, ended session). If the query fails,
 * the page continues with the viewer from the HTML. It sends no extra query.
 */
export function ViewerWatch() {
  return (
    <OptionalPart>
      <Watch />
    </OptionalPart>
  );
}
