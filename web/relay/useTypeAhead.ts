import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** The state of a field that sends queries while the user types. */
export type TypeAhead<Query extends OperationType> = {
  /** The newest answer. It stays while the answer for a new text loads. A failed request or `retry` removes it. */
  data: Query['response'] | undefined;
  /** The trimmed text that `data` or `error` belongs to. */
  answered: string | undefined;
  waiting: boolean;
  error: Error | undefined;
  /** Sends the query for the current text again. */
  retry: () => void;
};

/** The query and timing of useTypeAhead. Define this object outside the component, or memoize it. */
export type TypeAheadPlan<Query extends OperationType> = {
  query: GraphQLTaggedNode;
  variables: (text: string) => Query['variables'];
  /** The query is sent after a pause in typing of this many ms. */
  pauseMs: number;
  /** An answer is shown no sooner than this many ms after the request, except for the empty text. */
  minWaitMs?: number;
};

type State<Query extends OperationType> = Partial<Pick<TypeAhead<Query>, 'data' | 'answered' | 'error'>>;

/**
 * Sends a query for a text while the user types: after a pause, or immediately if the text is empty. A new text
 * cancels the request for the old text, so an old answer never replaces a newer one. If `typed` is null, nothing is
 * sent.
 */
export function useTypeAhead<Query extends OperationType>(
  plan: TypeAheadPlan<Query>,
  typed: string | null,
): TypeAhead<Query> {
  const { query, variables, pauseMs, minWaitMs = 0 } = plan;
  const environment = useRelayEnvironment();
  const text = typed?.trim();
  const [state, setState] = useState<State<Query>>({});
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt sends the same query again
  useEffect(() => {
    if (text === undefined) return undefined;
    let end = () => {};
    const ask = () => {
      let mayShow = !text || minWaitMs === 0;
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
      }, minWaitMs);
      const subscription = fetchQuery<Query>(environment, query, variables(text), {
        fetchPolicy: 'store-or-network',
      }).subscribe({ next: (data) => receive({ data }), error: (error: Error) => receive({ error }) });
      end = () => {
        clearTimeout(timer);
        subscription.unsubscribe();
      };
    };
    if (text) {
      const pause = setTimeout(ask, pauseMs);
      end = () => clearTimeout(pause);
    } else {
      ask();
    }
    return () => end();
  }, [environment, query, variables, pauseMs, minWaitMs, text, attempt]);

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
