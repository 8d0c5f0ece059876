import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { useRemoveDiaryEntryMutation } from '../../../__generated__/useRemoveDiaryEntryMutation.graphql';
import { removeFromList } from '../../../relay/memberLists';
import { useTypedMutation } from '../../../relay/useTypedMutation';

/** Which entry to remove: its global id, and that of its restaurant; `isListed`: the catalog holds the restaurant. */
export type RemovedEntry = { entryId: string; restaurantId: string; isListed: boolean };

/**
 * [remove, pending]: takes an entry out of the member's diary, shown before the answer and taken back if that is no.
 * `remove` answers why nothing was removed, if so.
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
        userErrors: [],
      },
    };
    const updater = (store: RecordSourceSelectorProxy) => {
      const removed = store.getRootField('removeDiaryEntry')?.getValue('removedDiaryEntryId');
      if (removed) removeFromList(store, 'diary', restaurantId);
    };
    const { removeDiaryEntry } = await commit(
      { input: { id: entryId } },
      { optimisticResponse, optimisticUpdater: updater, updater },
    );
    return removeDiaryEntry.userErrors;
  };
  return [remove, pending] as const;
}
