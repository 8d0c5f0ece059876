import { useCallback, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { readSaveHistory } from '../../device/saveHistory';
import { useSession } from '../../session/useSession';

/** The server accepts at most this many characters: graphql-server/domain/history/recordSearch.ts. */
const longestKept = 500;

/** Records a search. Does nothing if the search is the same as the last recorded search. */
export type RecordSearch = (search: { text: string; city: string }) => void;

/**
 * A function that records searches in a member's history. Call it for a submitted search, and when the results of a
 * search have been shown for a while. It does nothing for guests, for a search without words, and if the search history
 * is turned off on the device.
 */
export function useRecordSearch(): RecordSearch {
  const environment = useRelayEnvironment();
  const isMember = useSession().kind === 'MEMBER';
  const written = useRef('');
  return useCallback<RecordSearch>(
    ({ text, city }) => {
      // The server refuses half of a character that has two code units, such as an emoji.
      const query = text
        .trim()
        .slice(0, longestKept)
        .replace(/[\ud800-\udbff]$/, '')
        .trim();
      const key = JSON.stringify([query, city]);
      if (!isMember || !query || key === written.current || !readSaveHistory()) return;
      written.current = key;
      import('./recordSearch')
        .then(({ recordSearch }) => recordSearch(environment, { query, areaText: city }))
        .catch(() => undefined); // if recording fails, no message is needed
    },
    [isMember, environment],
  );
}
