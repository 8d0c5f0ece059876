import { commitMutation, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { RecordSearchInput, recordSearchMutation } from '../../__generated__/recordSearchMutation.graphql';
import { invalidateHistory } from '../../relay/invalidateHistory';

/** What is kept of the history is out of date this long after a search was written down. */
const invalidMs = 1000;

/** Writes a search into the member's history; a failure leaves it out without a word. */
export function recordSearch(environment: IEnvironment, input: RecordSearchInput): void {
  commitMutation<recordSearchMutation>(environment, {
    mutation: graphql`
      mutation recordSearchMutation($input: RecordSearchInput!) {
        recordSearch(input: $input) {
          searchRecord {
            id
          }
        }
      }
    `,
    variables: { input },
    onCompleted: () => setTimeout(() => invalidateHistory(environment), invalidMs),
  });
}
