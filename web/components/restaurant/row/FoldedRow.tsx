import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { FoldedRow_restaurant$key } from '../../../__generated__/FoldedRow_restaurant.graphql';
import type { FoldedRow_viewer$key } from '../../../__generated__/FoldedRow_viewer.graphql';
import { GemBadge, usualBadge } from '../card/GemBadge';
import { OpenLine } from '../hours/OpenLine';
import { hoursInOneLine } from '../hours/OpenWords';
import { Thumbnail } from '../picture/Thumbnail';
import { SaveHeart } from '../saving/SaveHeart';
import { DetailsLink } from './DetailsLink';
import { RowFacts } from './RowFacts';
import { RowRating } from './RowRating';

/** Props of FoldedRow. They have the same meanings as the props of RestaurantRow. */
export type FoldedRowProps = {
  restaurant: FoldedRow_restaurant$key;
  viewer: FoldedRow_viewer$key;
  because?: ReactNode;
  short?: boolean;
  hidesStatus?: boolean;
  distanceMeters?: number | null;
  heading: 'h3' | 'h4' | 'h5';
};

/**
 * The folded row: a small picture, the name, the main facts, the heart and the link to the restaurant's page. Unknown
 * facts are left out. A click on the row also opens the restaurant's page. The heart, the link and RestaurantRow's
 * button "More" are in front of the row, so the row does not get their clicks.
 */
export function FoldedRow(props: FoldedRowProps) {
  const { restaurant, viewer, because, short = false, hidesStatus = false, distanceMeters, heading } = props;
  const place = useFragment(
    graphql`
      fragment FoldedRow_restaurant on Restaurant {
        uuid
        name
        gemType
        ...OpenLine_restaurant
        ...RowRating_restaurant
        ...SaveHeart_restaurant
        ...Thumbnail_restaurant
        ...RowFacts_restaurant
      }
    `,
    restaurant,
  );
  const viewerData = useFragment(
    graphql`
      fragment FoldedRow_viewer on Viewer {
        ...SaveHeart_viewer
      }
    `,
    viewer,
  );
  const { name, gemType } = place;
  const page = `/restaurant/${place.uuid}`;
  return (
    <Row data-short={short}>
      <Picture to={page} tabIndex={-1} aria-hidden>
        <Thumbnail restaurant={place} />
      </Picture>
      <Text>
        <Name as={heading}>
          <NameLink to={page}>{name}</NameLink>
        </Name>
        <Where restaurant={place} distanceMeters={distanceMeters} />
        <Facts>
          {!hidesStatus && <OpenLine restaurant={place} hideUnknown />}
          <RowRating restaurant={place} />
          {gemType && gemType !== usualBadge && !hidesStatus && <GemBadge gemType={gemType} plain />}
        </Facts>
        {because && <Why>{because}</Why>}
      </Text>
      <DetailsLink to={page} name={name} />
      <Heart>
        <SaveHeart restaurant={place} viewer={viewerData} place="card" />
      </Heart>
    </Row>
  );
}

const Row = styled.article`
  --picture: 64px;
  position: relative;
  display: grid;
  grid-template-columns: var(--picture) minmax(0, 1fr);
  align-content: start;
  gap: 0 12px;
  height: 100%;
  padding: 8px 10px 5px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  transition: box-shadow var(--calm) var(--ease);
  &:hover {
    box-shadow: var(--shadow);
  }
  &[data-short='true'] {
    --reason-lines: 1;
  }
  @media (min-width: 1040px) {
    --reason-lines: 1;
    grid-template-columns: var(--picture) minmax(0, 1fr) auto;
    --picture: 84px;
    gap: 0 14px;
    padding-block: 6px;
  }
`;
const Picture = styled(Link)`
  position: relative;
  z-index: 1;
  display: block;
  grid-row: 1 / 3;
  width: var(--picture);
  height: var(--picture);
  overflow: clip;
  border-radius: var(--radius-small);
  text-decoration: none;
`;
const Text = styled.div`
  display: grid;
  align-content: start;
  min-width: 0;
  font-size: 0.9375rem;
  line-height: 1.35;
  @media (min-width: 1040px) {
    min-height: 84px; /* high enough for the buttons on the right */
  }
`;
const Name = styled.h4`
  margin: 0;
  padding-right: 40px;
  font-family: var(--serif);
  font-size: 1.1875rem;
  font-weight: 560;
  line-height: max(1.2em, 24px);
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  @media (min-width: 1040px) {
    padding-right: 0; /* the heart is in the column of the buttons */
  }
`;
const NameLink = styled(Link)`
  display: -webkit-box;
  overflow: hidden;
  text-decoration: none;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  text-wrap: balance;
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.14em;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
const Where = styled(RowFacts)`
  font-size: 0.9375rem;
  line-height: max(1.35em, 22px);
`;
/** The facts are in one line. Facts that do not fit are visible only on the unfolded card. */
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.9rem;
  height: 1.4em;
  overflow: hidden;
  ${hoursInOneLine}
  font-size: 0.875rem;
  &:empty {
    display: none;
  }
`;
/** Shows only the first paragraph of a BecauseLine, or only the second if `data-repeats` of the first is true. */
const Why = styled.div`
  p + p,
  p[data-repeats='true'] {
    display: none;
  }
  p[data-repeats='true'] + p {
    display: block;
  }
`;
const Heart = styled.div`
  position: absolute;
  z-index: 1;
  top: 2px;
  right: 2px;
  > button {
    background: none;
    height: 36px; /* a higher button would cover the link below it */
    box-shadow: none;
  }
  @media (max-width: 1039px) {
    > button {
      width: 40px;
    }
  }
`;
