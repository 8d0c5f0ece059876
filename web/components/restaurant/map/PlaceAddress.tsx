import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { PlaceAddress_restaurant$key } from '../../../__generated__/PlaceAddress_restaurant.graphql';
import { PostalAddress } from '../facts/PostalAddress';

/** The restaurant's name above its postal address. */
export function PlaceAddress({ restaurant }: { restaurant: PlaceAddress_restaurant$key }) {
  const place = useFragment(
    graphql`
      fragment PlaceAddress_restaurant on Restaurant {
        name
        ...PostalAddress_restaurant
      }
    `,
    restaurant,
  );
  return (
    <div>
      <Name>{place.name}</Name>
      <PostalAddress restaurant={place} />
    </div>
  );
}

const Name = styled.p`
  margin-bottom: 4px;
  font-family: var(--serif);
  font-size: 1.25rem;
  font-weight: 560;
  overflow-wrap: anywhere;
`;
