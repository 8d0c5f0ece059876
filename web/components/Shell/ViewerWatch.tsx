import { Component, type ReactNode, Suspense, useEffect } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ViewerWatchQuery } from '../../__generated__/ViewerWatchQuery.graphql';
import type { ViewerKind } from '../../device/viewerKind';
import { resetEnvironment } from '../../relay/environment';
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
  const seen = viewer.kind as ViewerKind;
  useEffect(() => {
    if (seen === kind) return;
    if (seen === 'ANONYMOUS') resetEnvironment();
    changed(seen);
  }, [seen, kind, changed]);
  return null;
}

/** When the server cannot say who is here, the page goes on with what the HTML said; nothing is asked twice. */
class Silent extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Asks once who is here, and tells the session when the page's HTML was wrong about it (kept copy, ended session). */
export function ViewerWatch() {
  return (
    <Silent>
      <Suspense>
        <Watch />
      </Suspense>
    </Silent>
  );
}
