import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { RecordSearchInput, recordSearchMutation } from '../../__generated__/recordSearchMutation.graphql';
import { commitTypedMutation } from '../../relay/commitTypedMutation';
import { invalidateHistory } from '../../relay/invalidateHistory';

/** This many milliseconds after a search was recorded, the loaded history counts as out of date. */
const invalidMs = 1000;

const mutation = graphql`
  mutation recordSearchMutation($input: RecordSearchInput!) {
    recordSearch(input: $input) {
      searchRecord {
        id
      }
    }
  }
`;

/** Records a search in the member's history. Later invalidates the loaded history. Rejects if the request fails. */
export async function recordSearch(environment: IEnvironment, input: RecordSearchInput): Promise<void> {
  await commitTypedMutation<recordSearchMutation>(environment, mutation, { input });
  setTimeout(() => invalidateHistory(environment), invalidMs);
}
