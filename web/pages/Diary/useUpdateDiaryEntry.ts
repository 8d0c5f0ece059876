import { graphql } from 'react-relay';
import type {
  UpdateDiaryEntryInput,
  useUpdateDiaryEntryMutation,
} from '../../__generated__/useUpdateDiaryEntryMutation.graphql';
import { useTypedMutation } from '../../relay/useTypedMutation';

/** The function that changes an entry of the diary: what is absent stays, null clears. It answers why nothing changed, if so. */
export function useUpdateDiaryEntry() {
  const [commit] = useTypedMutation<useUpdateDiaryEntryMutation>(graphql`
    mutation useUpdateDiaryEntryMutation($input: UpdateDiaryEntryInput!) {
      updateDiaryEntry(input: $input) {
        diaryEntry {
          id
          visitedAt
          favoriteDishes
          notes
        }
        userErrors {
          code
          retryAfterSeconds
        }
      }
    }
  `);
  return async (input: UpdateDiaryEntryInput) => (await commit({ input })).updateDiaryEntry.userErrors;
}
