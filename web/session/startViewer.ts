import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import artifact, { type viewerQuery } from '../__generated__/viewerQuery.graphql';

type Start = { reference: PreloadedQuery<viewerQuery>; failed: boolean };

const starts = new WeakMap<IEnvironment, Start>();

function start(environment: IEnvironment): Start {
  const attempt: Start = { reference: loadQuery<viewerQuery>(environment, artifact, {}), failed: false };
  attempt.reference.source?.subscribe({
    error: () => {
      attempt.failed = true;
    },
  });
  starts.set(environment, attempt);
  return attempt;
}

/**
 * The viewer query of the session. The first call sends the query. The query is never disposed, so the answer stays in
 * the store as long as the session lasts.
 */
export function startViewer(environment: IEnvironment): PreloadedQuery<viewerQuery> {
  return (starts.get(environment) ?? start(environment)).reference;
}

/** Like startViewer, but sends a failed query again, so that "Try again" works. Load functions of pages call it. */
export function retryViewer(environment: IEnvironment): PreloadedQuery<viewerQuery> {
  const last = starts.get(environment);
  return (last && !last.failed ? last : start(environment)).reference;
}
