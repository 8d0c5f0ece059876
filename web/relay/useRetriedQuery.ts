import { useEffect, useState } from 'react';
import { loadQuery, type PreloadedQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/**
 * Returns a query that was loaded with the page, and a function that sends the query again, optionally with other
 * variables. After a call of this function, the hook returns the newest attempt until the page loads another query.
 */
export function useRetriedQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  loaded: PreloadedQuery<Query> | null,
) {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState<{ of: PreloadedQuery<Query>; ref: PreloadedQuery<Query> }>();
  useEffect(() => () => attempt?.ref.dispose(), [attempt]);
  const retry = (change: Partial<Query['variables']> = {}) => {
    if (!loaded) return;
    const variables = { ...loaded.variables, ...change };
    const ref = loadQuery<Query>(environment, query, variables, { fetchPolicy: 'network-only' });
    setAttempt({ of: loaded, ref });
  };
  return [attempt && attempt.of === loaded ? attempt.ref : loaded, retry] as const;
}
