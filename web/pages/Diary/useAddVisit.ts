import { graphql } from 'react-relay';
import type { AddDiaryVisitInput, useAddVisitMutation } from '../../__generated__/useAddVisitMutation.graphql';
import { useLanguage } from '../../device/language';
import { graphLanguage } from '../../relay/graphLanguage';
import { useTypedMutation } from '../../relay/useTypedMutation';
import { writeOnce } from '../../relay/writeOnce';

/** Returns a function that adds a visit to an entry and resolves to the user errors. */
export function useAddVisit() {
  const language = graphLanguage(useLanguage());
  const [commit] = useTypedMutation<useAddVisitMutation>(graphql`
    mutation useAddVisitMutation($input: AddDiaryVisitInput!, $language: Language!) {
      addDiaryVisit(input: $input) {
        diaryEntry {
          ...DiaryItem_entry
        }
        userErrors {
          code
          retryAfterSeconds
        }
      }
    }
  `);
  return async (input: AddDiaryVisitInput) => {
    const write = [`visits ${input.diaryEntryId}`, `add ${JSON.stringify(input)}`] as const;
    const send = (keyed: AddDiaryVisitInput) => commit({ input: keyed, language });
    return (await writeOnce(write, input, send)).addDiaryVisit.userErrors;
  };
}
