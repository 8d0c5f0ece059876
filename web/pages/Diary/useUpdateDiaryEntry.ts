import { graphql } from 'react-relay';
import type {
  UpdateDiaryEntryInput,
  useUpdateDiaryEntryMutation,
} from '../../__generated__/useUpdateDiaryEntryMutation.graphql';
import { useLanguage } from '../../device/language';
import { graphLanguage } from '../../relay/graphLanguage';
import { useTypedMutation } from '../../relay/useTypedMutation';
import { writeOnce } from '../../relay/writeOnce';

/**
 * Returns a function that changes an entry of the diary. An absent field stays as it is; null clears a field. The
 * function resolves to the payload. Relay's store gets the entry's current content, even after a CONFLICT.
 */
export function useUpdateDiaryEntry() {
  const language = graphLanguage(useLanguage());
  const [commit] = useTypedMutation<useUpdateDiaryEntryMutation>(graphql`
    mutation useUpdateDiaryEntryMutation($input: UpdateDiaryEntryInput!, $language: Language!) {
      updateDiaryEntry(input: $input) {
        diaryEntry {
          updatedAt
          visitedAt
          dishNotes
          notes
          visits(first: 6) {
            edges {
              node {
                id
                visitedAt
                dishNotes
                notes
              }
            }
          }
          ...DiaryItem_entry
        }
        userErrors {
          code
          retryAfterSeconds
        }
      }
    }
  `);
  return async (input: UpdateDiaryEntryInput) => {
    const write = [`entry ${input.diaryEntryId}`, `update ${JSON.stringify(input)}`] as const;
    const send = (keyed: UpdateDiaryEntryInput) => commit({ input: keyed, language });
    return (await writeOnce(write, input, send)).updateDiaryEntry;
  };
}
