import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { useRemoveDiaryEntryMutation } from '../../../__generated__/useRemoveDiaryEntryMutation.graphql';
import { removeFromList } from '../../../relay/memberLists';
import { useTypedMutation } from '../../../relay/useTypedMutation';
import { writeOnce } from '../../../relay/writeOnce';

/**
 * The entry to remove: its global id, and the global id and the name of its restaurant. `isListed`: the catalog still
 * contains the restaurant.
 */
export type RemovedEntry = { entryId: string; restaurantId: string; name: string; isListed: boolean };

/**
 * Removes an entry from the member's diary. The entry disappears from the page before the response arrives, and comes
 * back after a failure, unless it was already removed elsewhere.
 * @returns [remove, pending]; `remove` resolves to the payload
 */
export function useRemoveDiaryEntry() {
  const [commit, pending] = useTypedMutation<useRemoveDiaryEntryMutation>(graphql`
    mutation useRemoveDiaryEntryMutation($input: RemoveDiaryEntryInput!) {
      removeDiaryEntry(input: $input) {
        restaurant {
          id
          viewerDiaryEntry {
            id
          }
        }
        removedDiaryEntryId
        removedItem {
          id
        }
        userErrors {
          code
          retryAfterSeconds
        }
      }
    }
  `);
  const remove = async ({ entryId, restaurantId, isListed }: RemovedEntry) => {
    const optimisticResponse = {
      removeDiaryEntry: {
        restaurant: isListed ? { id: restaurantId, viewerDiaryEntry: null } : null,
        removedDiaryEntryId: entryId,
        removedItem: null,
        userErrors: [],
      },
    };
    const updater = (store: RecordSourceSelectorProxy) => {
      const payload = store.getRootField('removeDiaryEntry');
      const isGone = payload?.getLinkedRecords('userErrors')?.some((error) => error?.getValue('code') === 'NOT_FOUND');
      if (isGone) store.get(restaurantId)?.setValue(null, 'viewerDiaryEntry');
      if (isGone || payload?.getValue('removedDiaryEntryId')) removeFromList(store, 'diary', restaurantId, isGone);
    };
    const input = { diaryEntryId: entryId };
    const { removeDiaryEntry } = await writeOnce([`diary ${restaurantId}`, 'remove'], input, (keyed) =>
      commit({ input: keyed }, { optimisticResponse, optimisticUpdater: updater, updater }),
    );
    return removeDiaryEntry;
  };
  return [remove, pending] as const;
}
