import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { PostalAddress_restaurant$key } from '../../../__generated__/PostalAddress_restaurant.graphql';
import { cityLine } from './cityLine';
import { streetLine } from './streetLine';

/**
 * The street and the neighborhood in one line (see streetLine), and the city, state and ZIP code in the next line. If
 * the first line would be empty, a text in this line says that the street address is not listed.
 */
export function PostalAddress({ restaurant }: { restaurant: PostalAddress_restaurant$key }) {
  const place = useFragment(
    graphql`
      fragment PostalAddress_restaurant on Restaurant {
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
  const { address } = place;
  return (
    <Lines>
      {streetLine(place) || <FormattedMessage id="restaurant.addressUnknown" />}
      <br />
      {[cityLine(address), address.postalCode].filter(Boolean).join(' ')}
    </Lines>
  );
}

const Lines = styled.address`
  color: var(--ink-soft);
  font-style: normal;
`;
