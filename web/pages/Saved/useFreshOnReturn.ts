import { useEffect, useRef } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { Subscription } from 'relay-runtime';
import artifact, { type MemberSavesPageQuery } from '../../__generated__/MemberSavesPageQuery.graphql';
import { useLanguage } from '../../device/language';
import { useReturn } from '../../device/useReturn';
import { graphLanguage } from '../../relay/graphLanguage';

/** The sizes of the request: a page of the list, and the most restaurants that the server sends at once. */
const [page, most] = [20, 100];

/**
 * Loads the member's list again when the user returns to this tab, because it may have changed in another tab or on
 * another device. The old list stays until the answer arrives, and also if there is none. A list of which more than 100
 * restaurants are loaded stays as it is. `loaded`: how many restaurants are loaded. `total`: the length of the list; if
 * it changes, an answer that is still on its way is ignored, because it may be older than the change.
 */
export function useFreshOnReturn(loaded: number, total: number): void {
  const environment = useRelayEnvironment();
  const language = graphLanguage(useLanguage());
  const pending = useRef<Subscription>(null);
  useReturn(() => {
    if (loaded > most) return;
    pending.current?.unsubscribe();
    const variables = { count: Math.max(page, loaded), cursor: null, language };
    const asked = fetchQuery<MemberSavesPageQuery>(environment, artifact, variables);
    pending.current = asked.subscribe({ error: () => undefined });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup runs when the length of the list changes
  useEffect(() => () => pending.current?.unsubscribe(), [total]);
}
