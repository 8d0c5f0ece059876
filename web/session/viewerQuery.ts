import { graphql } from 'react-relay';

/**
 * The viewer, with everything that the shell, Profile and Settings show about the viewer. The query is sent once, when
 * the shell starts. Mutations keep the answer current.
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
