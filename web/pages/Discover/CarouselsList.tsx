import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import styled from 'styled-components';
import type { CarouselsListQuery } from '../../__generated__/CarouselsListQuery.graphql';
import { useLanguage } from '../../device/language';
import type { MessageId } from '../../intl/messageIds';
import { graphLanguage } from '../../relay/graphLanguage';
import { Unbroken } from '../../ui/Unbroken';
import { bestRated } from './bestRated';
import { Basis, FindsStrip } from './FindsStrip';
import { UnratedFinds } from './UnratedFinds';
import { withoutDuplicates } from './withoutDuplicates';

/**
 * A carousel shows at most this many restaurants. It requests more restaurants, because it leaves out the restaurants
 * of earlier carousels.
 */
const mostInCarousel = 10;

/** Props of CarouselsList; `except`: the id of a restaurant that the deck already shows. */
export type CarouselsListProps = { city: string; except: string | null };

/**
 * The carousels of a city. A line above each carousel explains how its restaurants were chosen, or that there are none.
 * If too few restaurants are well rated, the first carousel is UnratedFinds. If the last two carousels are empty, they
 * share one line. No restaurant is in two carousels, unless one of them would be empty. Suspends while loading.
 */
export function CarouselsList({ city, except }: CarouselsListProps) {
  const language = graphLanguage(useLanguage());
  const { viewer, topFinds, hiddenGems, trending } = useLazyLoadQuery<CarouselsListQuery>(
    graphql`
      query CarouselsListQuery($area: AreaInput!, $language: Language!) {
        viewer {
          ...FindSlide_viewer
        }
        topFinds: searchRestaurants(area: $area, sort: RATING, first: 16) @required(action: THROW) {
          edges {
            node {
              id
              name
              ratingSummary {
                average
              }
              externalListings {
                ratingSummary {
                  average
                }
              }
              ...FindSlide_restaurant
            }
          }
        }
        hiddenGems: searchRestaurants(area: $area, filter: { gemTypes: [HIDDEN_GEM] }, first: 16)
          @required(action: THROW) {
          edges {
            node {
              id
              name
              ...FindSlide_restaurant
            }
          }
        }
        trending: searchRestaurants(area: $area, filter: { gemTypes: [TRENDING] }, first: 16) @required(action: THROW) {
          edges {
            node {
              id
              name
              ...FindSlide_restaurant
            }
          }
        }
      }
    `,
    { area: { city }, language },
  );
  const { formatMessage } = useIntl();
  const best = bestRated(topFinds.edges);
  const [top = [], gems = [], trends = []] = withoutDuplicates([best, hiddenGems.edges, trending.edges], {
    except,
    maxPerRow: mostInCarousel,
  });
  const rows = [
    { title: 'search.topFinds', edges: top, basis: 'topRated', none: 'noTop' },
    { title: 'discover.hiddenGems', edges: gems, basis: 'gems', none: 'noGems' },
    { title: 'discover.trending', edges: trends, basis: 'trends', none: 'noTrends' },
  ] as const;
  const elsewhere = [except, ...[...gems, ...trends].map(({ node }) => node.id)];
  const areBothEmpty = gems.length + trends.length === 0;
  return (
    <>
      {rows
        .filter(({ title }) => !areBothEmpty || title === 'search.topFinds')
        .map(({ title, edges, basis, none }, index) =>
          index === 0 && best.length === 0 ? (
            <UnratedFinds key={title} city={city} except={elsewhere} known={topFinds.edges} most={mostInCarousel} />
          ) : (
            <FindsStrip
              key={title}
              title={formatMessage({ id: title })}
              basis={
                <FormattedMessage
                  id={`discover.basis.${edges.length > 0 ? basis : none}` satisfies MessageId}
                  values={{ city: <Unbroken>{city}</Unbroken> }}
                />
              }
              edges={edges}
              viewer={viewer}
              plays={index === 0}
            />
          ),
        )}
      {areBothEmpty && (
        <section>
          <Heads>
            <h2>{formatMessage({ id: 'discover.hiddenGems' })}</h2>
            <h2>{formatMessage({ id: 'discover.trending' })}</h2>
          </Heads>
          <Basis>
            <FormattedMessage id="discover.basis.noneOfBoth" values={{ city: <Unbroken>{city}</Unbroken> }} />
          </Basis>
        </section>
      )}
    </>
  );
}

const Heads = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.5em;
  > h2 + h2::before {
    content: '· ' / '';
  }
`;
