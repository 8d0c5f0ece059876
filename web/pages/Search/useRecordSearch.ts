import { useCallback, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { readSaveHistory } from '../../device/saveHistory';
import { useSession } from '../../session/useSession';

/** The server's limit: graphql-server/domain/history/recordSearch.ts. */
const longestKept = 500;

/** Records a search, unless it is the one recorded last. */
export type RecordSearch = (search: { text: string; city: string }) => void;

/**
 * Records searches in a member's history. Call it for a submitted search, and for one whose results were shown for a
 * while. Does nothing for guests, without words, and when the setting on the device is off.
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
        .catch(() => undefined); // a missing search in the history is not worth a message
    },
    [isMember, environment],
  );
}
