import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useNoticed_connection$key } from '../../__generated__/useNoticed_connection.graphql';

/**
 * What the notices above the results say. `namedAbove`: the keys of the concepts that they name. `callsFirst`: whether
 * they tell the user to call first, because no restaurant lists its hours.
 */
export function useNoticed(connection: useNoticed_connection$key) {
  const { notices } = useFragment(
    graphql`
      fragment useNoticed_connection on RestaurantSearchConnection {
        notices {
          kind
          concepts {
            key
          }
        }
      }
    `,
    connection,
  );
  const namedAbove = useMemo(() => notices.flatMap(({ concepts }) => concepts.map(({ key }) => key)), [notices]);
  return { namedAbove, callsFirst: notices.some(({ kind }) => kind === 'HOURS_UNLISTED') };
}
