import { Phone } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { AboutCard_restaurant$key } from '../../__generated__/AboutCard_restaurant.graphql';
import { useDietaryWord } from '../../components/restaurant/facts/DietaryWord';
import { dialable } from '../../components/restaurant/facts/dialable';
import { PlaceAddress } from '../../components/restaurant/map/PlaceAddress';
import { useWideScreen } from '../../device/useWideScreen';

/** More about the card on top, where there is room beside the deck. It follows a swipe after the cards have moved. */
export const AboutCard = memo(function AboutCard({ restaurant }: { restaurant: AboutCard_restaurant$key }) {
  const isWide = useWideScreen();
  const late = useDeferredValue(restaurant);
  return isWide ? <Facts restaurant={late} /> : null;
});

/** Address and number, what is told besides the card, its dishes and diets; only what is known. */
const Facts = memo(function Facts({ restaurant }: { restaurant: AboutCard_restaurant$key }) {
  const place = useFragment(
    graphql`
      fragment AboutCard_restaurant on Restaurant {
        insight
        description
        phone {
          e164
          display
        }
        dietary
        recommendedDishes {
          name
        }
        operatingStatus
        ...PlaceAddress_restaurant
      }
    `,
    restaurant,
  );
  const { formatList } = useIntl();
  const dietaryWord = useDietaryWord();
  const { insight, description, phone, dietary, recommendedDishes, operatingStatus } = place;
  const listed = (words: readonly string[]) => formatList(words, { style: 'narrow' });
  return (
    <About>
      <PlaceAddress restaurant={place} />
      {phone && operatingStatus !== 'PERMANENTLY_CLOSED' && (
        <Call href={`tel:${dialable(phone)}`}>
          <Phone size={16} aria-hidden />
          <bdi>{phone.display}</bdi>
        </Call>
      )}
      {insight && description && <p>{description}</p>}
      {recommendedDishes.length > 0 && (
        <div>
          <h3>
            <FormattedMessage id="restaurant.dishes" />
          </h3>
          <p>{listed(recommendedDishes.map(({ name }) => name))}</p>
        </div>
      )}
      {dietary.length > 0 && (
        <div>
          <h3>
            <FormattedMessage id="restaurant.dietary" />
          </h3>
          <p>{listed(dietary.map(dietaryWord))}</p>
        </div>
      )}
    </About>
  );
});

/** As high for each card, so that what is below keeps its place. */
const About = styled.section`
  display: grid;
  align-content: start;
  gap: 14px;
  height: 22rem;
  overflow: hidden;
  contain: strict;
  h3 {
    margin-bottom: 2px;
    font-size: 0.9375rem;
  }
  p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
`;
const Call = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 0.5rem;
  min-height: 36px;
  color: inherit;
  text-decoration-color: var(--line);
  text-underline-offset: 0.25em;
  > svg {
    color: var(--accent);
  }
`;
