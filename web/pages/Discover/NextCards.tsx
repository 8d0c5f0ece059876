import { memo, useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { NextCards_restaurants$key } from '../../__generated__/NextCards_restaurants.graphql';
import { useWideScreen } from '../../device/useWideScreen';
import { SmallPlace } from './SmallPlace';

/** If the window is at least this wide (in pixels), the list fits beside the deck. */
const besideDeck = 1000;

/** Props of NextCards: the restaurants of the next cards. */
export type NextCardsProps = { restaurants: NextCards_restaurants$key };

/**
 * The restaurants of the next cards. Renders nothing on narrow screens, or when there is no next card. After a swipe,
 * the list renders with low priority, after the cards.
 */
export function NextCards(props: NextCardsProps) {
  const isWide = useWideScreen(besideDeck);
  const late = useDeferredValue(props.restaurants);
  return isWide ? <Next restaurants={late} /> : null;
}

const Next = memo(function Next({ restaurants }: NextCardsProps) {
  const next = useFragment(
    graphql`
      fragment NextCards_restaurants on Restaurant @relay(plural: true) {
        id
        ...SmallPlace_restaurant
      }
    `,
    restaurants,
  );
  if (next.length === 0) return null;
  return (
    <section aria-labelledby="discover-next">
      <Title id="discover-next">
        <FormattedMessage id="discover.next" />
      </Title>
      <List>
        {next.map((place) => (
          <li key={place.id}>
            <SmallPlace restaurant={place} />
          </li>
        ))}
      </List>
    </section>
  );
});

const Title = styled.h2`
  margin-bottom: 8px;
  font-size: 1.125rem;
`;
const List = styled.ul`
  display: grid;
  gap: 8px;
`;
