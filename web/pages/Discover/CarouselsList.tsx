import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import styled from 'styled-components';
import type { CarouselsListQuery } from '../../__generated__/CarouselsListQuery.graphql';
import { SlideStrip } from '../../components/restaurant/carousel/SlideStrip';
import { useLanguage } from '../../device/language';
import { useAbreast } from '../../device/useAbreast';
import type { MessageId } from '../../intl/messageIds';
import { graphLanguage } from '../../relay/graphLanguage';
import { Unbroken } from '../../ui/Unbroken';
import { bestRated } from './bestRated';
import { FindSlide } from './FindSlide';
import { noneTwice } from './noneTwice';

/** How many restaurants one carousel shows at most. Each asks for more, because none is shown twice. */
const mostInCarousel = 10;

/** Props of CarouselsList; `except`: the id of a restaurant that the deck shows already. */
export type CarouselsListProps = { city: string; except: string | null };

/**
 * The carousels of a city, each with its criterion. Carousels without results say so, two of them in one line. No
 * restaurant is in two carousels. Suspends.
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
  const isRated = best.length > 0;
  const abreast = useAbreast();
  const tops = isRated ? best : topFinds.edges;
  const [top = [], gems = [], trends = []] = noneTwice([tops, hiddenGems.edges, trending.edges], {
    except,
    most: mostInCarousel,
  });
  const rows = [
    { title: 'search.topFinds', edges: top, basis: isRated ? 'topRated' : 'topUnrated', none: 'noTop' },
    { title: 'discover.hiddenGems', edges: gems, basis: 'gems', none: 'noGems' },
    { title: 'discover.trending', edges: trends, basis: 'trends', none: 'noTrends' },
  ] as const;
  const areBothEmpty = gems.length + trends.length === 0;
  return (
    <>
      {rows
        .filter(({ edges, title }) => !areBothEmpty || edges.length > 0 || title === 'search.topFinds')
        .map(({ title, edges, basis, none }, index) => {
          const note = (
            <Basis>
              <FormattedMessage
                id={`discover.basis.${edges.length > 0 ? basis : none}` satisfies MessageId}
                values={{ city: <Unbroken>{city}</Unbroken> }}
              />
            </Basis>
          );
          if (edges.length === 0) {
            return (
              <section key={title}>
                <h2>{formatMessage({ id: title })}</h2>
                {note}
              </section>
            );
          }
          const slides = edges.map(({ node }) => ({
            id: node.id,
            name: node.name,
            content: <FindSlide restaurant={node} viewer={viewer} />,
          }));
          return (
            <SlideStrip
              key={title}
              title={formatMessage({ id: title })}
              heading="h2"
              slides={slides}
              plays={index === 0}
              abreast={abreast}
            >
              {note}
            </SlideStrip>
          );
        })}
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
const Basis = styled.p`
  margin-bottom: 8px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
