import { graphql } from 'react-relay';
import type { useReportProblemMutation } from '../../__generated__/useReportProblemMutation.graphql';
import { useTypedMutation } from '../../relay/useTypedMutation';

/**
 * Reports a problem with a restaurant's page to the operator. The user needs no session.
 * @returns [report, isPending]
 */
export function useReportProblem() {
  return useTypedMutation<useReportProblemMutation>(graphql`
    mutation useReportProblemMutation($input: ReportProblemInput!) {
      reportProblem(input: $input) {
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
