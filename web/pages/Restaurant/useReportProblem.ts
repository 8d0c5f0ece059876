import { graphql } from 'react-relay';
import type { useReportProblemMutation } from '../../__generated__/useReportProblemMutation.graphql';
import { useTypedMutation } from '../../relay/useTypedMutation';

/** Tells whoever runs this Fuud what is wrong with a restaurant's page: [report, isPending]. Needs no session. */
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
