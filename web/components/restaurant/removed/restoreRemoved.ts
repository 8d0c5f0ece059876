import { graphql } from 'react-relay';
import type { IEnvironment, RecordSourceSelectorProxy } from 'relay-runtime';
import type { restoreRemovedMutation } from '../../../__generated__/restoreRemovedMutation.graphql';
import { readLanguage } from '../../../device/language';
import { commitTypedMutation } from '../../../relay/commitTypedMutation';
import { graphLanguage } from '../../../relay/graphLanguage';
import { addToList } from '../../../relay/memberLists';
import { writeOnce } from '../../../relay/writeOnce';

const mutation = graphql`
  mutation restoreRemovedMutation($input: RestoreRemovedInput!, $language: Language!) {
    restoreRemoved(input: $input) {
      restoredItemId
      restaurant {
        id
        viewerHasSaved
        viewerDiaryEntry {
          id
        }
      }
      savedRestaurantEdge {
        cursor
        node {
          id
          savedAt
          restaurantId
          ...SavedItem_saved
        }
      }
      diaryEntryEdge {
        cursor
        node {
          ...DiaryItem_entry
        }
      }
      userErrors {
        code
        retryAfterSeconds
      }
    }
  }
`;

/**
 * Restores something that the member removed. `removedItemId` is the id of a RemovedItem. The restored item also
 * appears again in the lists that are loaded. Resolves to the user errors.
 */
export async function restoreRemoved(environment: IEnvironment, removedItemId: string) {
  const updater = (store: RecordSourceSelectorProxy) => {
    const payload = store.getRootField('restoreRemoved');
    addToList(store, 'savedRestaurants', payload?.getLinkedRecord('savedRestaurantEdge'));
    addToList(store, 'diary', payload?.getLinkedRecord('diaryEntryEdge'));
  };
  const { restoreRemoved } = await writeOnce([`removed ${removedItemId}`, 'restore'], { removedItemId }, (input) =>
    commitTypedMutation<restoreRemovedMutation>(
      environment,
      mutation,
      { input, language: graphLanguage(readLanguage()) },
      { updater },
    ),
  );
  return restoreRemoved.userErrors;
}
