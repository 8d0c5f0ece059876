import { useEffect, useEffectEvent, useRef } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { ConcreteRequest, OperationType, Subscription } from 'relay-runtime';
import { useReturn } from '../../device/useReturn';
import { isSessionEnd } from '../../relay/isSessionEnd';
import { useSignInAgain } from '../../session/useSignInAgain';

/**
 * Sends the query of the shown view again when the user returns to this tab, because the diary may have changed in
 * another tab or on another device. The old answer stays until the new answer arrives, and also if there is none. If
 * the session has ended, the sign-in opens.
 */
export function useReloadOnReturn<Query extends OperationType>(
  artifact: ConcreteRequest,
  variables: Query['variables'],
) {
  const environment = useRelayEnvironment();
  const signInAgain = useSignInAgain();
  const pending = useRef<Subscription>(null);
  const reload = useEffectEvent(() => {
    pending.current?.unsubscribe();
    pending.current = fetchQuery<Query>(environment, artifact, variables).subscribe({
      error: (error: unknown) => isSessionEnd(error) && signInAgain(),
    });
  });
  useReturn(() => reload());
  useEffect(() => () => pending.current?.unsubscribe(), []);
}
