import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { NearbyPlacesQuery } from '../../__generated__/NearbyPlacesQuery.graphql';
import type { RestaurantRow_viewer$key } from '../../__generated__/RestaurantRow_viewer.graphql';
import { RestaurantRow } from '../../components/restaurant/row/RestaurantRow';
import { readLanguage } from '../../device/language';
import { graphLanguage } from '../../relay/graphLanguage';
import { chooseNearby, shownAtMost } from './chooseNearby';
import { Section } from './Section';

const radiusMeters = 5000;
/** More restaurants are requested than shown, because chooseNearby omits some, such as a chain's other branches. */
const requestedCount = 4 * shownAtMost;

/**
 * Props of NearbyPlaces. `uuid`, `around` and `cuisine` are the id, the position and the main cuisine of the page's
 * restaurant. `city` is the city in which the link below the list searches.
 */
export type NearbyPlacesProps = {
  uuid: string;
  city: string;
  around: { latitude: number; longitude: number };
  cuisine: { readonly key: string; readonly label: string } | null;
  viewer: RestaurantRow_viewer$key;
};

/**
 * Up to four restaurants near the page's restaurant, the nearest first. Restaurants with the same cuisine within a mile
 * are preferred. A link searches the city for the cuisine. Renders nothing when no restaurant is near. Suspends while
 * the restaurants load.
 */
export function NearbyPlaces({ uuid, city, around, cuisine, viewer }: NearbyPlacesProps) {
  const { ofKind, others } = useLazyLoadQuery<NearbyPlacesQuery>(
    graphql`
      query NearbyPlacesQuery(
        $area: AreaInput!
        $cuisines: [ID!]
        $hasCuisine: Boolean!
        $first: Int!
        $language: Language!
      ) {
        ofKind: searchRestaurants(area: $area, filter: { cuisines: $cuisines }, sort: DISTANCE, first: $first)
          @include(if: $hasCuisine) {
          edges {
            ...NearbyPlaces_edge @relay(mask: false)
          }
        }
        others: searchRestaurants(area: $area, sort: DISTANCE, first: $first) @required(action: THROW) {
          edges {
            ...NearbyPlaces_edge @relay(mask: false)
          }
        }
      }
    `,
    {
      area: { point: { ...around, radiusMeters } },
      cuisines: cuisine ? [cuisine.key] : null,
      hasCuisine: cuisine !== null,
      first: requestedCount,
      language: graphLanguage(readLanguage()),
    },
  );
  const { places, allOfKind } = chooseNearby(uuid, ofKind?.edges ?? [], others.edges);
  if (places.length === 0) return null;
  return (
    <Space>
      <Section
        title={
          <FormattedMessage
            id={cuisine && allOfKind ? 'restaurant.nearbyOfKind' : 'restaurant.nearby'}
            values={{ cuisine: cuisine?.label }}
          />
        }
      >
        <List>
          {places.map(({ node, distanceMeters }) => (
            <li key={node.id}>
              <RestaurantRow restaurant={node} viewer={viewer} distanceMeters={distanceMeters} heading="h3" />
            </li>
          ))}
        </List>
        {cuisine && (
          <OfKind to={`/search?${new URLSearchParams({ q: cuisine.key.replaceAll('-', ' '), city })}`}>
            <FormattedMessage id="restaurant.searchCuisine" values={{ cuisine: cuisine.label, city }} />
          </OfKind>
        )}
      </Section>
    </Space>
  );
}

const Space = styled.div`
  margin-top: 48px;
  @media (min-width: 960px) {
    margin-top: 52px;
  }
`;
const OfKind = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-top: 6px;
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: var(--accent);
  text-underline-offset: 0.22em;
`;
const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  @media (min-width: 960px) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr));
    gap: 10px;
    > li:only-child,
    > li:has([data-unfolded='true']) {
      grid-column: 1 / -1;
    }
  }
`;

void graphql`
  fragment NearbyPlaces_edge on RestaurantSearchEdge {
    distanceMeters
    node {
      id
      uuid
      name
      brand {
        name
      }
      cuisines {
        key
      }
      address {
        lines
      }
      ...RestaurantRow_restaurant
    }
  }
`;
