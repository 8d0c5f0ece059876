import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import artifact, { type viewerQuery } from '../__generated__/viewerQuery.graphql';

type Start = { reference: PreloadedQuery<viewerQuery>; failed: boolean };

const starts = new WeakMap<IEnvironment, Start>();

function start(environment: IEnvironment): Start {
  const begun: Start = { reference: loadQuery<viewerQuery>(environment, artifact, {}), failed: false };
  begun.reference.source?.subscribe({
    error: () => {
      begun.failed = true;
    },
  });
  starts.set(environment, begun);
  return begun;
}

/** The session's one viewer query; the first call asks it. Nobody disposes it, so its answer stays as long as the session. */
export function startViewer(environment: IEnvironment): PreloadedQuery<viewerQuery> {
  return (starts.get(environment) ?? start(environment)).reference;
}

/** The same, for a page's load function: asks again when the last try failed, so that "Try again" does. */
export function retryViewer(environment: IEnvironment): PreloadedQuery<viewerQuery> {
  const last = starts.get(environment);
  return (last && !last.failed ? last : start(environment)).reference;
}
