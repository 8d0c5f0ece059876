import { useCallback, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { readSaveHistory } from '../../device/saveHistory';
import { useSession } from '../../session/useSession';

/** As much as the server takes: graphql-server/domain/history/recordSearch.ts. */
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
  const written = useRef('');
  return useCallback<RecordSearch>(
    ({ text, city }) => {
      const query = text.trim().slice(0, longestKept).trim();
      const key = JSON.stringify([query, city]);
      if (!isMember || !query || key === written.current || !readSaveHistory()) return;
      written.current = key;
      import('./recordSearch')
        .then(({ recordSearch }) => recordSearch(environment, { query, areaText: city }))
        .catch(() => undefined); // a history that lacks a search is no reason to disturb anybody
    },
    [isMember, environment],
  );
}
