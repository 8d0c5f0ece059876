import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** The state of a field that sends queries while the reader types. */
export type TypeAhead<Query extends OperationType> = {
  /** The newest answer. It stays while the next one is loading, and is removed if that one fails. */
  data: Query['response'] | undefined;
  /** The trimmed text that `data` or `error` belongs to. */
  answered: string | undefined;
  waiting: boolean;
  error: Error | undefined;
  /** Asks for the same text again. */
  retry: () => void;
};

/** The query and timing of useTypeAhead; define it outside the component. */
export type TypeAheadPlan<Query extends OperationType> = {
  query: GraphQLTaggedNode;
  variables: (text: string) => Query['variables'];
  /** The query is sent when typing has paused for this long. */
  restMs: number;
  /** The shortest time from the request until an answer is shown. */
  leastMs?: number;
};

type State<Query extends OperationType> = Partial<Pick<TypeAhead<Query>, 'data' | 'answered' | 'error'>>;

/**
 * Sends a query for a text while it is typed: after a pause, and at once when it is empty. A new text cancels the
 * request before it, so an old answer never replaces a newer one. Null sends nothing.
 */
export function useTypeAhead<Query extends OperationType>(
  plan: TypeAheadPlan<Query>,
  typed: string | null,
): TypeAhead<Query> {
  const { query, variables, restMs, leastMs = 0 } = plan;
  const environment = useRelayEnvironment();
  const text = typed?.trim();
  const [state, setState] = useState<State<Query>>({});
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt sends the same query again
  useEffect(() => {
    if (text === undefined) return undefined;
    let end = () => {};
    const ask = () => {
      let mayShow = !text || leastMs === 0;
      let latest: State<Query> | undefined;
      const show = () => {
        if (mayShow && latest) setState(latest);
      };
      const receive = (answer: State<Query>) => {
        latest = { ...answer, answered: text };
        show();
      };
      const timer = setTimeout(() => {
        mayShow = true;
        show();
      }, leastMs);
      const subscription = fetchQuery<Query>(environment, query, variables(text), {
        fetchPolicy: 'store-or-network',
      }).subscribe({ next: (data) => receive({ data }), error: (error: Error) => receive({ error }) });
      end = () => {
        clearTimeout(timer);
        subscription.unsubscribe();
      };
    };
    if (text) {
      const rest = setTimeout(ask, restMs);
      end = () => clearTimeout(rest);
    } else {
      ask();
    }
    return () => end();
  }, [environment, query, variables, restMs, leastMs, text, attempt]);

  const retry = () => {
    setState({});
    setAttempt((before) => before + 1);
  };
  return {
    data: state.data,
    error: state.error,
    answered: state.answered,
    waiting: text !== undefined && state.answered !== text,
    retry,
  };
}
