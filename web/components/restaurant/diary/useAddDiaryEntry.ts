import { graphql } from 'react-relay';
import type { useAddDiaryEntryMutation } from '../../../__generated__/useAddDiaryEntryMutation.graphql';
import { useTypedMutation } from '../../../relay/useTypedMutation';

/** [commit, pending] for writing a visit into the member's diary. */
export function useAddDiaryEntry() {
  return useTypedMutation<useAddDiaryEntryMutation>(graphql`
    mutation useAddDiaryEntryMutation($input: AddDiaryEntryInput!) {
      addDiaryEntry(input: $input) {
        restaurant {
          id
          viewerDiaryEntry {
            id
          }
        }
        userErrors {
          code
          retryAfterSeconds
        }
      }
    }
  `);
}
