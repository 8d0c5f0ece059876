import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { LocationMap_restaurant$key } from '../../__generated__/LocationMap_restaurant.graphql';
import { PlaceMap } from '../../components/restaurant/map/PlaceMap';
import { Section } from './Section';

/** The id of the section that the location link of the page's head leads to. */
export const mapSectionId = 'location';

/** Where the place is: its name, its address and a map, or the way to one. */
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
