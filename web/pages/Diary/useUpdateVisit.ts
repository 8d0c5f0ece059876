import { graphql } from 'react-relay';
import type { UpdateDiaryVisitInput, useUpdateVisitMutation } from '../../__generated__/useUpdateVisitMutation.graphql';
import { useLanguage } from '../../device/language';
import { graphLanguage } from '../../relay/graphLanguage';
import { useTypedMutation } from '../../relay/useTypedMutation';
import { writeOnce } from '../../relay/writeOnce';

/**
 * Returns a function that changes a visit. An absent field stays as it is; null clears a field. The function resolves
 * to the payload. Relay's store gets the entry's current content, even after a CONFLICT.
 */
export function useUpdateVisit() {
  const language = graphLanguage(useLanguage());
  const [commit] = useTypedMutation<useUpdateVisitMutation>(graphql`
    mutation useUpdateVisitMutation($input: UpdateDiaryVisitInput!, $language: Language!) {
      updateDiaryVisit(input: $input) {
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
  return async (input: UpdateDiaryVisitInput) => {
    const write = [`visit ${input.diaryVisitId}`, `update ${JSON.stringify(input)}`] as const;
    const send = (keyed: UpdateDiaryVisitInput) => commit({ input: keyed, language });
    return (await writeOnce(write, input, send)).updateDiaryVisit;
  };
}
