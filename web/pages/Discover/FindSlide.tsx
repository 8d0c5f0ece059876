import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { FindSlide_restaurant$key } from '../../__generated__/FindSlide_restaurant.graphql';
import type { FindSlide_viewer$key } from '../../__generated__/FindSlide_viewer.graphql';
import { OpenLine } from '../../components/restaurant/hours/OpenLine';
import { hoursInOneLine } from '../../components/restaurant/hours/OpenWords';
import { RowFacts } from '../../components/restaurant/row/RowFacts';
import { RowRating } from '../../components/restaurant/row/RowRating';
import { SaveHeart } from '../../components/restaurant/saving/SaveHeart';
import { DeckPicture } from './DeckPicture';

/** Props of FindSlide. */
export type FindSlideProps = { restaurant: FindSlide_restaurant$key; viewer: FindSlide_viewer$key };

/** A small card in one of Discover's carousels. It links to the restaurant's page. Only members see the save button. */
export function FindSlide({ restaurant, viewer }: FindSlideProps) {
  const place = useFragment(
    graphql`
      fragment FindSlide_restaurant on Restaurant {
        uuid
        name
        ...DeckPicture_restaurant
        ...OpenLine_restaurant
        ...RowRating_restaurant
        ...SaveHeart_restaurant
        ...RowFacts_restaurant
      }
    `,
    restaurant,
  );
  const viewerData = useFragment(
    graphql`
      fragment FindSlide_viewer on Viewer {
        kind
        ...SaveHeart_viewer
      }
    `,
    viewer,
  );
  return (
    <Card>
      <Picture>
        <DeckPicture restaurant={place} eager={false} />
      </Picture>
      <Text>
        <h3>
          <NameLink to={`/restaurant/${place.uuid}`} draggable={false}>
            {place.name}
          </NameLink>
        </h3>
        <RowFacts restaurant={place} />
        <Facts>
          <OpenLine restaurant={place} hideUnknown />
          <RowRating restaurant={place} />
        </Facts>
      </Text>
      {viewerData.kind === 'MEMBER' && (
        <Heart>
          <SaveHeart restaurant={place} viewer={viewerData} place="card" />
        </Heart>
      )}
    </Card>
  );
}

const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;
const Picture = styled.div`
  min-height: 0;
  overflow: clip;
`;
const Text = styled.div`
  min-width: 0;
  padding: 10px 14px 12px;
  font-size: 0.875rem;
  line-height: 1.4;
  h3 {
    overflow: hidden;
    font-size: 1.125rem;
    line-height: 1.3;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
/** The link covers the whole card. */
const NameLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius);
  }
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.14em;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--focus, var(--accent));
    outline-offset: -4px;
  }
`;
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.9rem;
  height: 1.4em;
  overflow: hidden;
  ${hoursInOneLine}
`;
const Heart = styled.div`
  position: absolute;
  z-index: 1;
  top: 8px;
  right: 8px;
`;
