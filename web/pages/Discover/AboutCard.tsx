import { Phone } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { AboutCard_restaurant$key } from '../../__generated__/AboutCard_restaurant.graphql';
import type { NextCards_restaurants$key } from '../../__generated__/NextCards_restaurants.graphql';
import { useDietaryWord } from '../../components/restaurant/facts/DietaryWord';
import { dialable } from '../../components/restaurant/facts/dialable';
import { PostalAddress } from '../../components/restaurant/facts/PostalAddress';
import { useWideScreen } from '../../device/useWideScreen';
import { NextCards } from './NextCards';

/** Props of AboutCard: the restaurant of the top card, and those of the next cards. */
export type AboutCardProps = { restaurant: AboutCard_restaurant$key; next: NextCards_restaurants$key };

/** More about the top card, on wide screens only. After a swipe it changes only when the cards have moved. */
export function AboutCard(props: AboutCardProps) {
  const isWide = useWideScreen();
  const late = useDeferredValue(props);
  return isWide ? <Facts {...late} /> : null;
}

/**
 * The address, the phone number, the description if the card shows the insight, the dishes and the diets. Unknown facts
 * are left out, except that an unknown street is named. Then the next restaurants.
 */
const Facts = memo(function Facts({ restaurant, next }: AboutCardProps) {
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
        ...PostalAddress_restaurant
      }
    `,
    restaurant,
  );
  const { formatList } = useIntl();
  const dietaryWord = useDietaryWord();
  const { insight, description, phone, dietary, recommendedDishes, operatingStatus } = place;
  const isTold = Boolean(insight ?? description); // if false, the card itself shows the address and the phone number
  const listed = (words: readonly string[]) => formatList(words, { style: 'narrow' });
  return (
    <About>
      {isTold && (
        <div>
          <h3>
            <FormattedMessage id="restaurant.location" />
          </h3>
          <PostalAddress restaurant={place} />
        </div>
      )}
      {phone && isTold && operatingStatus !== 'PERMANENTLY_CLOSED' && (
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
          <Words>{listed(dietary.map(dietaryWord))}</Words>
        </div>
      )}
      {next.length > 0 && <NextCards restaurants={isTold ? next.slice(0, 3) : next} />}
    </About>
  );
});

/** The same height for every card, so that the parts below do not move. */
const About = styled.section`
  display: grid;
  grid-auto-rows: max-content;
  align-content: start;
  gap: 14px;
  height: 36rem;
  overflow: hidden;
  contain: strict;
  h3 {
    margin-bottom: 2px;
    font-size: 0.9375rem;
  }
  p,
  address {
    display: -webkit-box;
    overflow: hidden;
    color: var(--ink-soft);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;
const Words = styled.p`
  &::first-letter {
    text-transform: uppercase;
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
