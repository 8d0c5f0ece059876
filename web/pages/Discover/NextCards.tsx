import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { NextCards_restaurants$key } from '../../__generated__/NextCards_restaurants.graphql';
import { cuisineWords } from '../../components/restaurant/facts/cuisineWords';
import { Thumbnail } from '../../components/restaurant/picture/Thumbnail';

/** The restaurants of the next cards: small pictures, names and cuisines. `restaurants` is not empty. */
export function NextCards({ restaurants }: { restaurants: NextCards_restaurants$key }) {
  const next = useFragment(
    graphql`
      fragment NextCards_restaurants on Restaurant @relay(plural: true) {
        id
        name
        cuisines {
          label(language: $language)
        }
        ...Thumbnail_restaurant
      }
    `,
    restaurants,
  );
  return (
    <div>
      <h3>
        <FormattedMessage id="discover.next" />
      </h3>
      <List>
        {next.map((place) => (
          <li key={place.id}>
            <Picture aria-hidden>
              <Thumbnail restaurant={place} />
            </Picture>
            <Words>
              {place.name}
              <span>{cuisineWords(place.cuisines)}</span>
            </Words>
          </li>
        ))}
      </List>
    </div>
  );
}

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin-top: 6px;
  > li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    align-items: center;
    gap: 12px;
  }
`;
const Picture = styled.div`
  height: 44px;
  overflow: clip;
  border-radius: var(--radius-small);
`;
const Words = styled.div`
  display: grid;
  font-weight: 560;
  line-height: 1.3;
  &,
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span {
    color: var(--ink-soft);
    font-size: 0.9375rem;
    font-weight: 400;
  }
`;
