import { graphql } from 'react-relay';
import type { useSendDataRequestMutation } from '../../__generated__/useSendDataRequestMutation.graphql';
import { useTypedMutation } from '../../relay/useTypedMutation';

/** Sends a request about personal data to the operator. No session is needed. Returns [send, isPending]. */
export function useSendDataRequest() {
  return useTypedMutation<useSendDataRequestMutation>(graphql`
    mutation useSendDataRequestMutation($input: SendDataRequestInput!) {
      sendDataRequest(input: $input) {
        userErrors {
          code
          field
          message
          retryAfterSeconds
        }
      }
    }
  `);
}
