import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useRefreshEntryQuery } from '../../__generated__/useRefreshEntryQuery.graphql';
import { useLanguage } from '../../device/language';
import { graphLanguage } from '../../relay/graphLanguage';

/** Returns a function that loads an entry again, because one of its visits was removed elsewhere. */
export function useRefreshEntry() {
  const environment = useRelayEnvironment();
  const language = graphLanguage(useLanguage());
  return (id: string): void => {
    const asked = fetchQuery<useRefreshEntryQuery>(
      environment,
      graphql`
        query useRefreshEntryQuery($id: ID!, $language: Language!) {
          node(id: $id) {
            ...DiaryItem_entry @alias(as: "entry")
          }
        }
      `,
      { id, language },
    );
    asked.subscribe({ error: () => undefined }); // if this fails, the entry stays as it is
  };
}
