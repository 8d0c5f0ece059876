import { MapPin } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { RestaurantHero_restaurant$key } from '../../__generated__/RestaurantHero_restaurant.graphql';
import { GemBadge } from '../../components/restaurant/card/GemBadge';
import { RatingLinks } from '../../components/restaurant/card/RatingLinks';
import { SampleBadge } from '../../components/restaurant/card/SampleBadge';
import { cityLine } from '../../components/restaurant/facts/cityLine';
import { cuisineWords } from '../../components/restaurant/facts/cuisineWords';
import { priceSign } from '../../components/restaurant/facts/priceSigns';
import { OpenLine } from '../../components/restaurant/hours/OpenLine';
import { PlacePicture } from '../../components/restaurant/picture/PlacePicture';
import { CommunityRating } from '../../components/restaurant/rating/CommunityRating';
import { mapSectionId } from './LocationMap';
import { NotKnown } from './NotKnown';

/** Props of RestaurantHero; `children`: the actions under the facts. */
export type RestaurantHeroProps = { restaurant: RestaurantHero_restaurant$key; children: ReactNode };

/** The top of the page: a large picture, the name, and the most important facts. */
export function RestaurantHero({ restaurant, children }: RestaurantHeroProps) {
  const place = useFragment(
    graphql`
      fragment RestaurantHero_restaurant on Restaurant {
        name
        neighborhood {
          name
        }
        address {
          lines
          city
          region
        }
        cuisines {
          label(language: $language)
        }
        priceRange
        gemType
        isSample
        externalListings {
          ratingSummary {
            average
          }
        }
        pictures {
          isIllustration
        }
        ...CommunityRating_restaurant
        ...NotKnown_restaurant
        ...OpenLine_restaurant
        ...PlacePicture_restaurant @arguments(large: true)
        ...RatingLinks_restaurant
      }
    `,
    restaurant,
  );
  const cuisine = cuisineWords(place.cuisines);
  const price = priceSign(place.priceRange);
  const isRated = place.externalListings.some(({ ratingSummary }) => ratingSummary.average);
  const near = place.neighborhood?.name ?? place.address.lines.join(', ');
  const where = [near, cityLine(place.address)].filter(Boolean).join(', ');
  return (
    <Spread>
      <Picture data-bare={place.pictures.length === 0}>
        <PlacePicture restaurant={place} eager />
        <Corner>{place.gemType && <GemBadge gemType={place.gemType} />}</Corner>
      </Picture>
      <Text>
        <Kicker>
          {cuisine && <span>{cuisine}</span>} {price && <span>{price}</span>}
        </Kicker>
        <Name>{place.name}</Name>
        <Where href={`#${mapSectionId}`} onClick={showMap}>
          <MapPin size={19} aria-hidden />
          {where}
        </Where>
        <Facts>
          <OpenLine restaurant={place} known />
          {isRated && <RatingLinks restaurant={place} />}
          <CommunityRating restaurant={place} />
        </Facts>
        {place.isSample && (
          <div>
            <SampleBadge />
          </div>
        )}
        {children}
        <NotKnown restaurant={place} />
      </Text>
    </Spread>
  );
}

/** Scrolls without a step in the history, so that Back still leaves the page. */
function showMap(event: MouseEvent) {
  event.preventDefault();
  const section = document.getElementById(mapSectionId);
  section?.scrollIntoView({ block: 'center' });
  section?.focus({ preventScroll: true });
}

const Spread = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 22px;
  @media (min-width: 860px) {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    align-items: stretch;
    gap: clamp(32px, 4vw, 60px);
  }
`;
const Picture = styled.div`
  position: relative;
  height: 300px;
  overflow: clip;
  border-radius: calc(var(--radius) * 1.5);
  @media (min-width: 860px) {
    height: auto;
    min-height: 460px;
  }
  /* Without pictures a low cover is enough, so the facts are further up. */
  &[data-bare='true'] {
    height: 128px;
    @media (min-width: 860px) {
      height: auto;
      min-height: 260px;
    }
  }
`;
const Corner = styled.div`
  position: absolute;
  top: 18px;
  left: 18px;
  /* On a low cover there is room at the bottom, beside the words. */
  @media (max-width: 859px) {
    [data-bare='true'] > & {
      top: auto;
      bottom: 6px;
      left: 12px;
    }
  }
`;
const Text = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 14px;
  min-width: 0;
`;
const Kicker = styled.p`
  color: var(--ink-soft);
  font-weight: 560;
  span:not(:last-child)::after {
    content: '·';
    margin: 0 0.5em;
  }
`;
const Name = styled.h1`
  font-size: clamp(2.6rem, 1.6rem + 4vw, 4.75rem);
  line-height: 1;
  overflow-wrap: anywhere;
`;
const Where = styled.a`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: 0.4rem;
  min-height: 28px;
  text-underline-offset: 0.2em;
  text-decoration-thickness: 1px;
  > svg {
    color: var(--accent);
  }
`;
const Facts = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;
`;
