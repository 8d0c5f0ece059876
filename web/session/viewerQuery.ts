import { graphql } from 'react-relay';

/**
 * The viewer, and all that the shell, Profile and Settings show about them: asked once, when the shell starts, and
 * never again while the session lasts. Mutations keep it current.
 */
export const viewerQuery = graphql`
  query viewerQuery {
    viewer {
      kind
      user {
        firstName
        ...ProfileLink_user
        ...ProfileArticle_user
        ...AccountDetails_user
      }
      ...SettingsMirror_viewer
    }
  }
`;
