import { graphql } from 'react-relay';

/**
 * The viewer, with everything that the shell, Profile and Settings show about the viewer, except the taste in Settings.
 * The query is sent once, and again only after a failure (startViewer.ts). Mutations update the answer in the store.
 */
export const viewerQuery = graphql`
  query viewerQuery {
    viewer {
      kind
      user {
        uuid
        firstName
        ...ProfileLink_user
        ...ProfileArticle_user
        ...AccountDetails_user
      }
      ...SettingsMirror_viewer
    }
  }
`;
