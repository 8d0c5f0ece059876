import { graphql, useFragment } from 'react-relay';
import type { Notices_connection$key } from '../../__generated__/Notices_connection.graphql';
import { NoticeLine } from './NoticeLine';

/**
 * Facts that the user needs before the results, with a line for each fact. For example, a line says that Fuud cannot
 * guarantee safety for an allergy, or that the wanted chain has no restaurant in this city.
 */
export function Notices({ connection }: { connection: Notices_connection$key }) {
  const { notices } = useFragment(
    graphql`
      fragment Notices_connection on RestaurantSearchConnection {
        notices {
          kind
          text(language: $language)
        }
      }
    `,
    connection,
  );
  return notices.map(({ kind, text }) => (
    <NoticeLine key={kind} role="note">
      {text}
    </NoticeLine>
  ));
}
