import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** What a field that asks while one types knows. */
export type TypeAhead<Query extends OperationType> = {
  /** The newest answer. It stays while the next one is on its way, and goes when that one fails. */
  data: Query['response'] | undefined;
  /** The trimmed text that `data` or `error` answers. */
  answered: string | undefined;
  waiting: boolean;
  error: Error | undefined;
  /** Asks for the same text again. */
  retry: () => void;
};

/** How useTypeAhead asks; keep it outside of the component. */
export type TypeAheadPlan<Query extends OperationType> = {
  query: GraphQLTaggedNode;
  variables: (text: string) => Query['variables'];
  /** Typing rests this long before it is asked about. */
  restMs: number;
  /** From then on an answer is shown after this long at the earliest; the request runs meanwhile. */
  leastMs?: number;
};

type State<Query extends OperationType> = Partial<Pick<TypeAhead<Query>, 'data' | 'answered' | 'error'>>;

/**
 * Asks about a text while it is typed: once it rests, and at once when it is blank. A text that changes ends the request
 * before it, so an old answer never comes after a newer one. Null asks nothing.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (text === undefined) return undefined;
    let end = () => {};
    const ask = () => {
      let shown = !text || leastMs === 0;
      let news: State<Query> | undefined;
      const show = () => {
        if (shown && news) setState(news);
      };
      const tell = (answer: State<Query>) => {
        news = { ...answer, answered: text };
        show();
      };
      const timer = setTimeout(() => {
        shown = true;
        show();
      }, leastMs);
      const subscription = fetchQuery<Query>(environment, query, variables(text), {
        fetchPolicy: 'store-or-network',
      }).subscribe({ next: (data) => tell({ data }), error: (error: Error) => tell({ error }) });
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
