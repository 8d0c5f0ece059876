import { useCallback, useRef } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useRecordSearchMutation } from '../../__generated__/useRecordSearchMutation.graphql';
import { useSession } from '../../components/SessionProvider';
import { readSaveHistory } from '../../device/saveHistory';
import { invalidateHistory } from '../../relay/invalidateHistory';
import { useTypedMutation } from '../../relay/useTypedMutation';

/** What is kept of the history is out of date this long after a search was written down. */
const invalidMs = 1000;
const longestKept = 500;

/** Writes a search down, unless it is the one written last. */
export type RecordSearch = (search: { text: string; city: string }) => void;

/**
 * Writes searches into a member's history (decision D34): call it for the one that was submitted, and for one whose results
 * stood for a while. Nothing happens for guests, without words, and when the device's switch is off.
 */
export function useRecordSearch(): RecordSearch {
  const environment = useRelayEnvironment();
  const isMember = useSession().kind === 'MEMBER';
  const [commit] = useTypedMutation<useRecordSearchMutation>(graphql`
    mutation useRecordSearchMutation($input: RecordSearchInput!) {
      recordSearch(input: $input) {
        entry {
          id
        }
      }
    }
  `);
  const written = useRef('');
  return useCallback<RecordSearch>(
    (search) => {
      const query = search.text.trim().slice(0, longestKept).trim();
      const key = JSON.stringify([query, search.city]);
      if (!isMember || !query || key === written.current || !readSaveHistory()) return;
      written.current = key;
      commit({ input: { query, location: search.city } }).then(
        () => setTimeout(() => invalidateHistory(environment), invalidMs),
        () => undefined, // a history that lacks a search is no reason to disturb anybody
      );
    },
    [isMember, commit, environment],
  );
}
