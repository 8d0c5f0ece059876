import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import styled from 'styled-components';
import type { CarouselsListQuery } from '../../__generated__/CarouselsListQuery.graphql';
import { RestaurantCarousel } from '../../components/restaurant/carousel/RestaurantCarousel';
import { useLanguage } from '../../device/language';
import type { MessageId } from '../../intl/messageIds';
import { graphLanguage } from '../../relay/graphLanguage';

/** The carousels of a city with what each rests on; one that has nothing to rest on says so. Suspends. */
export function CarouselsList({ city }: { city: string }) {
  const language = graphLanguage(useLanguage());
  const { viewer, topFinds, hiddenGems, trending } = useLazyLoadQuery<CarouselsListQuery>(
    graphql`
      query CarouselsListQuery($area: AreaInput!, $language: Language!) {
        viewer {
          ...RestaurantCarousel_viewer
        }
        topFinds: searchRestaurants(area: $area, sort: RATING, first: 10) @required(action: THROW) {
          edges {
            node {
              ratingSummary {
                average
              }
              externalListings {
                ratingSummary {
                  average
                }
              }
            }
            ...RestaurantCarousel_edges
          }
        }
        hiddenGems: searchRestaurants(area: $area, filter: { gemTypes: [HIDDEN_GEM] }, first: 10)
          @required(action: THROW) {
          edges {
            ...RestaurantCarousel_edges
          }
        }
        trending: searchRestaurants(area: $area, filter: { gemTypes: [TRENDING] }, first: 10) @required(action: THROW) {
          edges {
            ...RestaurantCarousel_edges
          }
        }
      }
    `,
    { area: { city }, language },
  );
  const { formatMessage } = useIntl();
  const isRated = topFinds.edges.some(({ node }) =>
    [node, ...node.externalListings].some(({ ratingSummary }) => ratingSummary.average !== null),
  );
  const rows = [
    { title: 'search.topFinds', edges: topFinds.edges, basis: isRated ? 'topRated' : 'topUnrated', none: 'noTop' },
    { title: 'discover.hiddenGems', edges: hiddenGems.edges, basis: 'gems', none: 'noGems' },
    { title: 'discover.trending', edges: trending.edges, basis: 'trends', none: 'noTrends' },
  ] as const;
  return rows.map(({ title, edges, basis, none }, index) => {
    const note = (
      <Basis>
        <FormattedMessage
          id={`discover.basis.${edges.length > 0 ? basis : none}` satisfies MessageId}
          values={{ city: <bdi>{city}</bdi> }}
        />
      </Basis>
    );
    if (edges.length > 0) {
      return (
        <RestaurantCarousel
          key={title}
          title={formatMessage({ id: title })}
          heading="h2"
          edges={edges}
          viewer={viewer}
          plays={index === 0}
        >
          {note}
        </RestaurantCarousel>
      );
    }
    return (
      <section key={title}>
        <h2>{formatMessage({ id: title })}</h2>
        {note}
      </section>
    );
  });
}

const Basis = styled.p`
  margin-bottom: 8px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
