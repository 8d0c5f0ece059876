import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SampleCityBadgeQuery } from '../../../__generated__/SampleCityBadgeQuery.graphql';
import { Badge } from '../../../ui/Badge';

/**
 * The badge "Sample data", if the best restaurant of a city is invented. It belongs in a button that leads to the city,
 * after the button's words, so users learn before they press the button that the restaurants there are invented. Suspends while it loads.
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
  if (!searchRestaurants.edges.some(({ node }) => node.isSample)) return null;
  return (
    <>
      {' '}
      <Badge tone="saffron">
        <FormattedMessage id="card.sample" />
      </Badge>
    </>
  );
}
