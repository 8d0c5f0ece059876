import { useEffect, useRef } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { ConcreteRequest, OperationType, Subscription } from 'relay-runtime';
import { isSessionEnd } from '../relay/isSessionEnd';
import { useSession } from '../session/useSession';

/**
 * Loads a query again while its old answer stays on the screen. The old answer also stays if there is no new answer. If
 * the session has ended, the landing page is shown at the same address, with this page's prompt to sign in.
 * @returns `reload` sends the query; `onAnswer` is called after the answer is in the store. `cancel` ignores the answer.
 * Another `reload` cancels too, and so does the end of the component.
 */
export function useQuietReload<Query extends OperationType>(artifact: ConcreteRequest) {
  const environment = useRelayEnvironment();
  const { changed } = useSession();
  const pending = useRef<Subscription>(null);
  const cancel = () => pending.current?.unsubscribe();
  const reload = (variables: Query['variables'], onAnswer?: () => void) => {
    cancel();
    pending.current = fetchQuery<Query>(environment, artifact, variables).subscribe({
      next: onAnswer,
      error: (error: unknown) => isSessionEnd(error) && changed('ANONYMOUS'),
    });
  };
  useEffect(() => () => pending.current?.unsubscribe(), []);
  return { reload, cancel };
}
