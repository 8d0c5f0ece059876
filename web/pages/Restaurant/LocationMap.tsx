import { ArrowUpRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { LocationMap_restaurant$key } from '../../__generated__/LocationMap_restaurant.graphql';
import { cityLine } from '../../components/restaurant/facts/cityLine';
import { mapsHref } from '../../components/restaurant/facts/placeLinks';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Section } from './Section';

/** The id of the section that the location link of the page's head leads to. */
export const mapSectionId = 'location';

/** Where the place is: its name, its address and a way to a map. */
export function LocationMap({ restaurant }: { restaurant: LocationMap_restaurant$key }) {
  const place = useFragment(
    graphql`
      fragment LocationMap_restaurant on Restaurant {
        name
        address {
          lines
          city
          region
          postalCode
        }
        listings {
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
  const { name, address, coordinates } = place;
  const street = address.lines.join(', ') || null;
  const location = cityLine(address);
  const placeId = place.listings.find(({ source }) => source === 'GOOGLE')?.sourceId;
  return (
    <Section title={<FormattedMessage id="restaurant.map" />} id={mapSectionId}>
      <Card>
        <div>
          <Name>{name}</Name>
          <address>
            {street ?? <FormattedMessage id="restaurant.addressUnknown" />}
            <br />
            {[location, address.postalCode].filter(Boolean).join(' ')}
          </address>
        </div>
        <a
          href={mapsHref({ name, location, address: street, placeId, coordinates })}
          target="_blank"
          rel="noopener noreferrer"
        >
          <FormattedMessage id="restaurant.openMaps" />
          <ArrowUpRight size={18} aria-hidden />
          <VisuallyHidden>
            {' '}
            <FormattedMessage id="restaurant.newTab" />
          </VisuallyHidden>
        </a>
      </Card>
    </Section>
  );
}

const Card = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  height: 192px;
  padding: 20px 22px;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  address {
    color: var(--ink-soft);
    font-style: normal;
  }
  a {
    display: inline-flex;
    align-items: center;
    align-self: flex-start;
    gap: 0.3rem;
    min-height: 32px;
    color: var(--accent-strong);
    font-weight: 620;
    text-underline-offset: 0.2em;
  }
`;
const Name = styled.p`
  margin-bottom: 4px;
  font-family: var(--serif);
  font-size: 1.25rem;
  font-weight: 560;
`;
