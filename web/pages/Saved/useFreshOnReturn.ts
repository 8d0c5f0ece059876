import { useEffect, useRef } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { Subscription } from 'relay-runtime';
import artifact, { type MemberSavesPageQuery } from '../../__generated__/MemberSavesPageQuery.graphql';
import { useLanguage } from '../../device/language';
import { useReturn } from '../../device/useReturn';
import { graphLanguage } from '../../relay/graphLanguage';
import { isSessionEnd } from '../../relay/isSessionEnd';
import { useSignInAgain } from '../../session/useSignInAgain';

/** The sizes of the request: a page of the list, and the most restaurants that the server sends at once. */
const [page, most] = [20, 100];

/**
 * What useFreshOnReturn needs. `loaded`: how many restaurants of the list are loaded; `total`: the length of the list;
 * `isOff`: another list is shown, or a page of the list is loading.
 */
export type FreshOnReturn = { loaded: number; total: number; isOff: boolean };

/**
 * Loads the member's list again when the user returns to this tab, because it may have changed in another tab or on
 * another device. The old list stays until the answer arrives, and also if there is none. A list of which more than 100
 * restaurants are loaded stays as it is. If the list changes before the answer arrives, the answer is ignored, because
 * it may be older than the change. If the session has ended, the sign-in opens.
 */
export function useFreshOnReturn({ loaded, total, isOff }: FreshOnReturn): void {
  const environment = useRelayEnvironment();
  const language = graphLanguage(useLanguage());
  const pending = useRef<Subscription>(null);
  const signInAgain = useSignInAgain();
  useReturn(() => {
    if (isOff || loaded > most) return;
    pending.current?.unsubscribe();
    const variables = { count: Math.max(page, loaded), cursor: null, language };
    const asked = fetchQuery<MemberSavesPageQuery>(environment, artifact, variables);
    pending.current = asked.subscribe({ error: (error: unknown) => isSessionEnd(error) && signInAgain() });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup runs when the list changes
  useEffect(() => () => pending.current?.unsubscribe(), [loaded, total]);
}
