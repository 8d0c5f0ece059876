import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import styled from 'styled-components';
import type { NearbyPlacesQuery } from '../../__generated__/NearbyPlacesQuery.graphql';
import type { RestaurantRow_viewer$key } from '../../__generated__/RestaurantRow_viewer.graphql';
import { RestaurantRow } from '../../components/restaurant/row/RestaurantRow';
import { readLanguage } from '../../device/language';
import { graphLanguage } from '../../relay/graphLanguage';
import { Section } from './Section';

const shownAtMost = 4;
const radiusMeters = 5000;

/** Props of NearbyPlaces; `uuid`: this restaurant, which is left out; `cuisine`: its main cuisine, if known. */
export type NearbyPlacesProps = {
  uuid: string;
  around: { latitude: number; longitude: number };
  cuisine: { readonly key: string; readonly label: string } | null;
  viewer: RestaurantRow_viewer$key;
};

/**
 * The nearest restaurants with the same cuisine, or with any if it is unknown. Nothing when there are none. Suspends.
 */
export function NearbyPlaces({ uuid, around, cuisine, viewer }: NearbyPlacesProps) {
  const { searchRestaurants } = useLazyLoadQuery<NearbyPlacesQuery>(
    graphql`
      query NearbyPlacesQuery($area: AreaInput!, $cuisines: [ID!], $first: Int!, $language: Language!) {
        searchRestaurants(area: $area, filter: { cuisines: $cuisines }, sort: DISTANCE, first: $first)
          @required(action: THROW) {
          edges {
            distanceMeters
            node {
              id
              uuid
              ...RestaurantRow_restaurant
            }
          }
        }
      }
    `,
    {
      area: { point: { ...around, radiusMeters } },
      cuisines: cuisine ? [cuisine.key] : null,
      first: shownAtMost + 1,
      language: graphLanguage(readLanguage()),
    },
  );
  const others = searchRestaurants.edges.filter(({ node }) => node.uuid !== uuid).slice(0, shownAtMost);
  if (others.length === 0) return null;
  return (
    <Space>
      <Section
        title={
          <FormattedMessage
            id={cuisine ? 'restaurant.nearbyOfKind' : 'restaurant.nearby'}
            values={{ cuisine: cuisine?.label }}
          />
        }
      >
        <List>
          {others.map(({ node, distanceMeters }) => (
            <li key={node.id}>
              <RestaurantRow restaurant={node} viewer={viewer} distanceMeters={distanceMeters} heading="h3" />
            </li>
          ))}
        </List>
      </Section>
    </Space>
  );
}

const Space = styled.div`
  margin-top: 48px;
`;
const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;
