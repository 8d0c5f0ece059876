import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { ProblemScreen } from '../../components/problems/ProblemScreen';
import { reloadPage } from '../../device/address';
import { isChunkError } from '../../device/isChunkError';
import { isOffline } from '../../device/isOffline';
import { useBackOnline } from '../../device/useBackOnline';
import { NotFoundPage } from '../../pages/NotFound/NotFoundPage';
import { usePageTitle } from '../../pages/usePageTitle';
import { failureReason } from '../../relay/failureReason';
import { RequestError } from '../../relay/RequestError';
import { useSession } from '../../session/useSession';
import { Button } from '../../ui/Button';
import { PageNotFound } from './PageNotFound';

const words = {
  otherViewer: { title: 'otherViewer.title', text: 'otherViewer.text' },
  chunk: { title: 'problem.chunkTitle', text: 'problem.chunkText' },
  offline: { title: 'problem.offlineTitle', text: 'problem.offlineText' },
  rateLimited: { title: 'problem.rateLimitedTitle', text: 'problem.rateLimitedText' },
  busy: { title: 'problem.busyTitle', text: 'problem.text' },
  other: { title: 'problem.title', text: 'problem.text' },
} as const;

function kindOf(error: unknown): keyof typeof words {
  if (isChunkError(error)) return isOffline() ? 'offline' : 'chunk';
  if (error instanceof RequestError && error.code === 'VIEWER_CHANGED') return 'otherViewer';
  if (failureReason(error)) return 'busy';
  if (error instanceof RequestError && (error.kind === 'offline' || error.kind === 'rateLimited')) return error.kind;
  return 'other';
}

function PageProblem({ error }: { error: unknown }) {
  const { formatMessage } = useIntl();
  const location = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { changed } = useSession();
  const kind = useMemo(() => kindOf(error), [error]);
  const title = formatMessage({ id: words[kind].title });
  const reason = (kind === 'busy' && failureReason(error)) || { id: words[kind].text };
  const sessionEnded = error instanceof RequestError && error.kind === 'unauthenticated';
  usePageTitle(title);
  useEffect(() => {
    if (sessionEnded) changed('ANONYMOUS');
  }, [sessionEnded, changed]);
  // Navigating to the same location always resets the boundary. A revalidation does not reset it if the page's load
  // function is quick.
  const tryAgain = () => navigate(location, { replace: true, state: location.state, preventScrollReset: true });
  const isTrying = state === 'loading';
  useBackOnline(() => {
    if (kind === 'offline') tryAgain();
  });
  return (
    <ProblemScreen title={title} text={formatMessage(reason, 'values' in reason ? reason.values : undefined)}>
      {kind === 'chunk' || kind === 'otherViewer' ? (
        <Button tone="primary" onClick={reloadPage}>
          {formatMessage({ id: 'problem.reload' })}
        </Button>
      ) : (
        // A disabled button would lose the focus before ProblemScreen can hand it on.
        <Button tone="primary" onClick={isTrying ? undefined : tryAgain} aria-disabled={isTrying || undefined}>
          {formatMessage({ id: 'problem.retry' })}
        </Button>
      )}
    </ProblemScreen>
  );
}

/**
 * The inner error boundary: shows the error of a page inside Frame or LightFrame, which keeps working. Leaving the page
 * or trying again resets the boundary. Without a connection, the page is tried again as soon as the device is online.
 */
export function PageError() {
  const error = useRouteError();
  return error instanceof PageNotFound ? <NotFoundPage /> : <PageProblem error={error} />;
}
