import { Suspense, useEffect, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ViewerWatchQuery } from '../../__generated__/ViewerWatchQuery.graphql';
import type { ViewerKind } from '../../device/viewerKind';
import { resetEnvironment } from '../../relay/environment';
import { Otherwise } from '../Otherwise';
import { useSession } from '../SessionProvider';

function Watch() {
  const { changed, kind } = useSession();
  const { viewer } = useLazyLoadQuery<ViewerWatchQuery>(
    graphql`
      query ViewerWatchQuery {
        viewer {
          kind
        }
      }
    `,
    {},
  );
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
 * Asks once who is here, and tells the session when the page's HTML was wrong about it (kept copy, ended session). When
 * the server cannot say, the page goes on with what the HTML said; nothing is asked twice.
 */
export function ViewerWatch() {
  return (
    <Otherwise>
      <Suspense>
        <Watch />
      </Suspense>
    </Otherwise>
  );
}
