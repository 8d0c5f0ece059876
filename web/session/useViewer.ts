import { usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import type { viewerQuery as ViewerQuery } from '../__generated__/viewerQuery.graphql';
import { startViewer } from './startViewer';
import { viewerQuery } from './viewerQuery';

/** The viewer of this session; suspends until the one answer is there and throws when it did not come. */
export function useViewer(): ViewerQuery['response']['viewer'] {
  return usePreloadedQuery<ViewerQuery>(viewerQuery, startViewer(useRelayEnvironment())).viewer;
}
