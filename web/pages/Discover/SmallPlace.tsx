import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SmallPlace_restaurant$key } from '../../__generated__/SmallPlace_restaurant.graphql';
import { cuisineWords } from '../../components/restaurant/facts/cuisineWords';
import { Thumbnail } from '../../components/restaurant/picture/Thumbnail';

/** Props of SmallPlace; `links`: the name is a link to the restaurant's page. */
export type SmallPlaceProps = { restaurant: SmallPlace_restaurant$key; links?: boolean };

/** A restaurant beside or below the deck: a small picture, the name and the cuisines. */
export function SmallPlace({ restaurant, links = false }: SmallPlaceProps) {
  const place = useFragment(
    graphql`
      fragment SmallPlace_restaurant on Restaurant {
        uuid
        name
        cuisines {
          label(language: $language)
        }
        ...Thumbnail_restaurant
      }
    `,
    restaurant,
  );
  return (
    <Place>
      <Picture aria-hidden>
        <Thumbnail restaurant={place} />
      </Picture>
      <Words>
        {links ? <NameLink to={`/restaurant/${place.uuid}`}>{place.name}</NameLink> : <span>{place.name}</span>}
        <Soft>{cuisineWords(place.cuisines)}</Soft>
      </Words>
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  align-items: center;
  gap: 12px;
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
  overflow-wrap: anywhere;
  > * {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;
const Soft = styled.span`
  color: var(--ink-soft);
  font-size: 0.9375rem;
  font-weight: 400;
`;
/** The link covers the picture and the texts of the restaurant. */
const NameLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-small);
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--focus, var(--accent));
    outline-offset: 2px;
  }
`;
