import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { NextCards_restaurants$key } from '../../__generated__/NextCards_restaurants.graphql';
import { SmallPlace } from './SmallPlace';

/** The restaurants of the next cards. `restaurants` is not empty. */
export function NextCards({ restaurants }: { restaurants: NextCards_restaurants$key }) {
  const next = useFragment(
    graphql`
      fragment NextCards_restaurants on Restaurant @relay(plural: true) {
        id
        ...SmallPlace_restaurant
      }
    `,
    restaurants,
  );
  return (
    <div>
      <h3>
        <FormattedMessage id="discover.next" />
      </h3>
      <List>
        {next.map((place) => (
          <li key={place.id}>
            <SmallPlace restaurant={place} />
          </li>
        ))}
      </List>
    </div>
  );
}

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin-top: 6px;
`;
