import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { Notices_connection$key } from '../../__generated__/Notices_connection.graphql';

/**
 * What to know before reading the results, one line each: for example that nobody guarantees a safe kitchen, or that a
 * chain is not in this city.
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
    <Line key={kind} role="note">
      {text}
    </Line>
  ));
}

const Line = styled.p`
  max-width: 44rem;
  padding-left: 12px;
  border-left: 3px solid var(--accent);
  font-size: 0.9375rem;
  line-height: 1.4;
`;
