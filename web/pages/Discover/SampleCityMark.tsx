import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SampleCityMarkQuery } from '../../__generated__/SampleCityMarkQuery.graphql';
import { SampleMark } from '../../components/restaurant/card/SampleMark';

/** The badge "Sample data", if the best restaurant of the city is invented. Suspends while it loads. */
export function SampleCityMark({ city }: { city: string }) {
  const { searchRestaurants } = useLazyLoadQuery<SampleCityMarkQuery>(
    graphql`
      query SampleCityMarkQuery($area: AreaInput!) {
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
  return searchRestaurants.edges.some(({ node }) => node.isSample) ? <SampleMark /> : null;
}
