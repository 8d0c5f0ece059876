import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type {
  AddDiaryEntryInput,
  useAddDiaryEntryMutation,
} from '../../../__generated__/useAddDiaryEntryMutation.graphql';
import { useLanguage } from '../../../device/language';
import { graphLanguage } from '../../../relay/graphLanguage';
import { addToList } from '../../../relay/memberLists';
import { useTypedMutation } from '../../../relay/useTypedMutation';
import { writeOnce } from '../../../relay/writeOnce';

/**
 * Adds a restaurant (global id) to the member's diary. The page shows the addition before the response arrives, and
 * undoes it after a failure. If the list of diary entries is loaded, the response also updates that list.
 * @returns [add, pending]; `add` resolves to `userErrors` and `entryId`, which is null if no entry was added
 */
export function useAddDiaryEntry() {
  const language = graphLanguage(useLanguage());
  const [commit, pending] = useTypedMutation<useAddDiaryEntryMutation>(graphql`
    mutation useAddDiaryEntryMutation($input: AddDiaryEntryInput!, $language: Language!) {
      addDiaryEntry(input: $input) {
        restaurant {
          id
          viewerDiaryEntry {
            id
          }
        }
        diaryEntryEdge {
          cursor
          node {
            id
            ...DiaryItem_entry
          }
        }
        userErrors {
          code
          retryAfterSeconds
        }
      }
    }
  `);
  const add = async (input: AddDiaryEntryInput) => {
    const { restaurantId } = input;
    const viewerDiaryEntry = { id: `entry of ${restaurantId}` };
    const optimisticResponse = {
      addDiaryEntry: { restaurant: { id: restaurantId, viewerDiaryEntry }, diaryEntryEdge: null, userErrors: [] },
    };
    const updater = (store: RecordSourceSelectorProxy) =>
      addToList(store, 'diary', store.getRootField('addDiaryEntry')?.getLinkedRecord('diaryEntryEdge'));
    const { addDiaryEntry } = await writeOnce([`diary ${restaurantId}`, 'add'], input, (keyed) =>
      commit({ input: keyed, language }, { optimisticResponse, updater }),
    );
    const { userErrors, diaryEntryEdge } = addDiaryEntry;
    return { userErrors, entryId: diaryEntryEdge?.node.id ?? null };
  };
  return [add, pending] as const;
}
