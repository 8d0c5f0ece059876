import { ArrowUpRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { MapsLink_restaurant$key } from '../../../__generated__/MapsLink_restaurant.graphql';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { linkedPlace } from '../facts/linkedPlace';
import { mapsHref } from '../facts/placeLinks';

/** A link to the restaurant on Google Maps. The link opens in a new tab. */
export function MapsLink({ restaurant }: { restaurant: MapsLink_restaurant$key }) {
  const place = useFragment(
    graphql`
      fragment MapsLink_restaurant on Restaurant {
        name
        address {
          lines
          city
          region
        }
        externalListings {
          source
          sourceId
        }
        coordinates {
          latitude
          longitude
        }
      }
    `,
    restaurant,
  );
  return (
    <Anchor href={mapsHref(linkedPlace(place))} target="_blank" rel="noopener noreferrer">
      <FormattedMessage id="restaurant.openMaps" />
      <ArrowUpRight size={18} aria-hidden />
      <VisuallyHidden>
        {' '}
        <FormattedMessage id="restaurant.newTab" />
      </VisuallyHidden>
    </Anchor>
  );
}

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  justify-self: start;
  gap: 0.3rem;
  min-height: 32px;
  color: var(--accent-strong);
  font-weight: 620;
  text-underline-offset: 0.2em;
`;
