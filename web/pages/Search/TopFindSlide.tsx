import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { TopFindSlide_edge$key } from '../../__generated__/TopFindSlide_edge.graphql';
import type { TopFindSlide_viewer$key } from '../../__generated__/TopFindSlide_viewer.graphql';
import { BecauseLine } from '../../components/restaurant/card/BecauseLine';
import { GemBadge } from '../../components/restaurant/card/GemBadge';
import { RatingLinks } from '../../components/restaurant/card/RatingLinks';
import { SampleBadge } from '../../components/restaurant/card/SampleBadge';
import { cuisineWords } from '../../components/restaurant/facts/cuisineWords';
import { priceSign } from '../../components/restaurant/facts/priceSigns';
import { OpenLine } from '../../components/restaurant/hours/OpenLine';
import { PlacePicture } from '../../components/restaurant/picture/PlacePicture';
import { SaveHeart } from '../../components/restaurant/saving/SaveHeart';
import { buttonStyle } from '../../ui/Button';

/** Props of TopFindSlide. */
export type TopFindSlideProps = { edge: TopFindSlide_edge$key; viewer: TopFindSlide_viewer$key };

/** One of the first results, large. Only members have its heart (decision D67). */
export function TopFindSlide({ edge, viewer }: TopFindSlideProps) {
  const result = useFragment(
    graphql`
      fragment TopFindSlide_edge on RestaurantSearchEdge {
        ...BecauseLine_edge
        node {
          uuid
          name
          neighborhood {
            name
          }
          address {
            lines
            city
          }
          cuisines {
            label(language: $language)
          }
          priceRange
          gemType
          description
          isSample
          ...OpenLine_restaurant
          ...PlacePicture_restaurant @arguments(large: true)
          ...RatingLinks_restaurant
          ...SaveHeart_restaurant
        }
      }
    `,
    edge,
  );
  const viewerData = useFragment(
    graphql`
      fragment TopFindSlide_viewer on Viewer {
        kind
        ...SaveHeart_viewer
      }
    `,
    viewer,
  );
  const place = result.node;
  const where = place.neighborhood?.name ?? place.address.lines[0] ?? place.address.city;
  return (
    <Spread>
      <Picture>
        <PlacePicture restaurant={place} eager />
      </Picture>
      <Text>
        <Marks>
          {place.gemType && <GemBadge gemType={place.gemType} />}
          {place.isSample && <SampleBadge />}
        </Marks>
        <div>
          <Name>{place.name}</Name>
          <Where>
            {[where, cuisineWords(place.cuisines), priceSign(place.priceRange)].filter(Boolean).join(' · ')}
          </Where>
        </div>
        <BecauseLine edge={result} />
        {place.description && <Description>{place.description}</Description>}
        <Facts>
          <OpenLine restaurant={place} />
          <RatingLinks restaurant={place} />
        </Facts>
        <Actions>
          <Details to={`/restaurant/${place.uuid}`} data-tone="primary">
            <FormattedMessage id="card.details" />
          </Details>
          {viewerData.kind === 'MEMBER' && <SaveHeart restaurant={place} viewer={viewerData} place="card" />}
        </Actions>
      </Text>
    </Spread>
  );
}

const Spread = styled.div`
  display: grid;
  grid-template-rows: 192px 1fr;
  min-width: 0;
  @media (min-width: 860px) {
    grid-template-rows: minmax(340px, auto);
    grid-template-columns: 1.2fr 1fr;
  }
`;
const Picture = styled.div`
  min-height: 0;
`;
const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.85rem;
  min-width: 0;
  padding: 20px;
  @media (min-width: 860px) {
    justify-content: center;
    padding: 32px 40px;
  }
`;
const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;
const Name = styled.h4`
  margin: 0;
  font-family: var(--serif);
  font-size: clamp(1.75rem, 1.3rem + 2vw, 2.75rem);
  font-weight: 560;
  line-height: 1.06;
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;
const Where = styled.p`
  margin-top: 0.5rem;
  color: var(--ink-soft);
`;
const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.1rem 1.2rem;
  font-size: 0.9375rem;
`;
const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-top: auto;
  @media (min-width: 860px) {
    margin-top: 4px;
  }
`;
const Details = styled(Link)`
  ${buttonStyle}
`;
