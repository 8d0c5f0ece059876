import { usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import type { viewerQuery as ViewerQuery } from '../__generated__/viewerQuery.graphql';
import { startViewer } from './startViewer';
import { viewerQuery } from './viewerQuery';

/** The viewer of this session. Suspends until the answer arrives, and throws if the query failed. */
export function useViewer(): ViewerQuery['response']['viewer'] {
  return usePreloadedQuery<ViewerQuery>(viewerQuery, startViewer(useRelayEnvironment())).viewer;
}
