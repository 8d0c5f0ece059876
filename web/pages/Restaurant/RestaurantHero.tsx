import { MapPin } from 'lucide-react';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { RestaurantHero_restaurant$key } from '../../__generated__/RestaurantHero_restaurant.graphql';
import { RatingLinks } from '../../components/restaurant/card/RatingLinks';
import { SampleBadge } from '../../components/restaurant/card/SampleBadge';
import { cityLine } from '../../components/restaurant/facts/cityLine';
import { cuisineWords } from '../../components/restaurant/facts/cuisineWords';
import { priceSign } from '../../components/restaurant/facts/priceSigns';
import { streetLine } from '../../components/restaurant/facts/streetLine';
import { OpenLine } from '../../components/restaurant/hours/OpenLine';
import { CommunityRating } from '../../components/restaurant/rating/CommunityRating';
import { IconBox, iconColumn } from '../../ui/IconBox';
import { contactFacts } from './contactFacts';
import { HeroPicture } from './HeroPicture';
import { mapSectionId } from './LocationMap';
import { NotKnown } from './NotKnown';
import { nameWidth } from './nameWidth';
import { PhoneLine } from './PhoneLine';

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
        isSample
        operatingStatus
        websiteUrl
        hours {
          text
          weekly {
            day
          }
        }
        externalListings {
          ratingSummary {
            average
          }
        }
        ...CommunityRating_restaurant
        ...HeroPicture_restaurant
        ...NotKnown_restaurant
        ...OpenLine_restaurant
        ...PhoneLine_restaurant
        ...RatingLinks_restaurant
      }
    `,
    restaurant,
  );
  const kind = [cuisineWords(place.cuisines), priceSign(place.priceRange)].filter(Boolean).join(' · ');
  const isRated = place.externalListings.some(({ ratingSummary }) => ratingSummary.average);
  const street = streetLine(place);
  const isPhoneHere = place.operatingStatus !== 'PERMANENTLY_CLOSED' && !contactFacts(place).hasSection;
  return (
    <Spread>
      <HeroPicture restaurant={place} />
      <Text>
        {(kind || place.isSample) && (
          <Kicker>
            {kind && <span>{kind}</span>} {place.isSample && <SampleBadge />}
          </Kicker>
        )}
        <Name style={{ '--letters': nameWidth(place.name) } as CSSProperties}>{place.name}</Name>
        <Where href={`#${mapSectionId}`} onClick={showMap}>
          <IconBox>
            <MapPin size={18} aria-hidden />
          </IconBox>
          <span>
            {street && `${street}, `}
            <City>{cityLine(place.address)}</City>
          </span>
        </Where>
        {isPhoneHere && <PhoneLine restaurant={place} />}
        <Facts>
          <OpenLine restaurant={place} hideUnknown />
          {isRated && <RatingLinks restaurant={place} />}
          <CommunityRating restaurant={place} />
        </Facts>
        {children}
        <NotKnown restaurant={place} />
      </Text>
    </Spread>
  );
}

/** Scrolls to the map without a new entry in the browser's history, so that Back still leaves the page. */
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
    /* If the sections below have two columns, these columns are as wide as those. */
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: stretch;
    gap: clamp(40px, 6vw, 88px);
  }
`;
const Text = styled.div`
  ${iconColumn}
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
  container-type: inline-size;
`;
const Kicker = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 0.9em;
  color: var(--ink-soft);
  font-weight: 560;
`;
/** The font is as large as its limits and the length of the name allow. A name that is too long for one line wraps. */
const Name = styled.h1`
  font-size: clamp(2.25rem, min(1.6rem + 4vw, 175cqi / var(--letters)), 4.75rem);
  line-height: 1.02;
  overflow-wrap: anywhere;
`;
const Where = styled.a`
  display: inline-flex;
  align-items: baseline;
  align-self: flex-start;
  padding-block: 2px;
  text-underline-offset: 0.2em;
  text-decoration-thickness: 1px;
  svg {
    color: var(--accent);
  }
`;
const City = styled.span`
  white-space: nowrap;
`;
const Facts = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;
`;
