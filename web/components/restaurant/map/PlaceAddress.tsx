import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { PlaceAddress_restaurant$key } from '../../../__generated__/PlaceAddress_restaurant.graphql';
import { cityLine } from '../facts/cityLine';
import { streetLine } from '../facts/streetLine';

/** The place's name above its postal address. */
export function PlaceAddress({ restaurant }: { restaurant: PlaceAddress_restaurant$key }) {
  const place = useFragment(
    graphql`
      fragment PlaceAddress_restaurant on Restaurant {
        name
        neighborhood {
          name
        }
        address {
          lines
          city
          region
          postalCode
        }
      }
    `,
    restaurant,
  );
  const { name, address } = place;
  return (
    <div>
      <Name>{name}</Name>
      <Lines>
        {streetLine(place) || <FormattedMessage id="restaurant.addressUnknown" />}
        <br />
        {[cityLine(address), address.postalCode].filter(Boolean).join(' ')}
      </Lines>
    </div>
  );
}

const Name = styled.p`
  margin-bottom: 4px;
  font-family: var(--serif);
  font-size: 1.25rem;
  font-weight: 560;
`;
const Lines = styled.address`
  color: var(--ink-soft);
  font-style: normal;
`;
