import { graphql } from 'react-relay';
import type { useAddVisitMutation } from '../../../__generated__/useAddVisitMutation.graphql';
import { useTypedMutation } from '../../../relay/useTypedMutation';

/** The function that writes a visit into the diary after a rating; that it is there already, or fails, is of no matter. */
export function useAddVisit() {
  const [commit] = useTypedMutation<useAddVisitMutation>(graphql`
    mutation useAddVisitMutation($input: AddDiaryEntryInput!) {
      addDiaryEntry(input: $input) {
        restaurant {
          id
          viewerDiaryEntry {
            id
          }
        }
        userErrors {
          code
        }
      }
    }
  `);
  return async (input: useAddVisitMutation['variables']['input']): Promise<void> => {
    await commit({ input }).catch(() => undefined);
  };
}
