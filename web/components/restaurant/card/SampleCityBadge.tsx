import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SampleCityBadgeQuery } from '../../../__generated__/SampleCityBadgeQuery.graphql';
import { SampleBadge } from './SampleBadge';

/**
 * The badge "Sample data", if the best restaurant of a city is invented. It belongs in a button that leads to the city,
 * so users learn before they press the button that the restaurants there are invented. Suspends while it loads.
 */
export function SampleCityBadge({ city }: { city: string }) {
  const { searchRestaurants } = useLazyLoadQuery<SampleCityBadgeQuery>(
    graphql`
      query SampleCityBadgeQuery($area: AreaInput!) {
        searchRestaurants(query: "", area: $area, first: 1) @required(action: THROW) {
          edges {
            node {
              isSample
            }
          }
        }
      }
    `,
    { area: { city } },
  );
  return searchRestaurants.edges.some(({ node }) => node.isSample) ? <SampleBadge /> : null;
}
