import { graphql } from 'react-relay';
import type { useUpdateSettingsMutation } from '../../__generated__/useUpdateSettingsMutation.graphql';
import { useTypedMutation } from '../../relay/useTypedMutation';

/** Stores a member's theme or language on the server. Returns [update, isPending]. */
export function useUpdateSettings() {
  return useTypedMutation<useUpdateSettingsMutation>(graphql`
    mutation useUpdateSettingsMutation($input: UpdateSettingsInput!) {
      updateSettings(input: $input) {
        settings {
          displayMode
          language
        }
        userErrors {
          code
          message
          retryAfterSeconds
        }
      }
    }
  `);
}
