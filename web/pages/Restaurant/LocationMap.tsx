import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { LocationMap_restaurant$key } from '../../__generated__/LocationMap_restaurant.graphql';
import { PlaceMap } from '../../components/restaurant/map/PlaceMap';
import { Section } from './Section';

/** The HTML id of this section, for the location link at the top of the page. */
export const mapSectionId = 'location';

/** Where the restaurant is: a map if it can be drawn, the name, the address, and a link to an external map. */
export function LocationMap({ restaurant }: { restaurant: LocationMap_restaurant$key }) {
  const place = useFragment(
    graphql`
      fragment LocationMap_restaurant on Restaurant {
        coordinates {
          latitude
        }
        ...PlaceMap_restaurant
      }
    `,
    restaurant,
  );
  return (
    <Section
      title={<FormattedMessage id={place.coordinates ? 'restaurant.map' : 'restaurant.location'} />}
      id={mapSectionId}
    >
      <PlaceMap restaurant={place} />
    </Section>
  );
}
