import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { FoldedRow_restaurant$key } from '../../../__generated__/FoldedRow_restaurant.graphql';
import type { FoldedRow_viewer$key } from '../../../__generated__/FoldedRow_viewer.graphql';
import { GemBadge } from '../card/GemBadge';
import { OneLine } from '../card/OneLine';
import { OpenLine } from '../hours/OpenLine';
import { Thumbnail } from '../picture/Thumbnail';
import { SaveHeart } from '../saving/SaveHeart';
import { RowRating } from './RowRating';
import { WhereLine } from './WhereLine';

/** Props of FoldedRow: those of RestaurantRow. */
export type FoldedRowProps = {
  restaurant: FoldedRow_restaurant$key;
  viewer: FoldedRow_viewer$key;
  because?: ReactNode;
  short?: boolean;
  distanceMeters?: number | null;
  heading: 'h3' | 'h4';
};

/** The row itself: a small picture, the name, what tells it apart, the heart and the way to its page. Unknown facts are left out. */
export function FoldedRow({ restaurant, viewer, because, short = false, distanceMeters, heading }: FoldedRowProps) {
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
        ...WhereLine_restaurant
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
  const { formatMessage } = useIntl();
  const { name, gemType } = place;
  const page = `/restaurant/${place.uuid}`;
  return (
    <Row data-short={short}>
      {!short && (
        <Picture to={page} tabIndex={-1} aria-hidden>
          <Thumbnail restaurant={place} />
        </Picture>
      )}
      <Text>
        <Name as={heading}>
          <NameLink to={page}>{name}</NameLink>
        </Name>
        <Where restaurant={place} distanceMeters={distanceMeters} />
        {!short && (
          <>
            <Facts>
              <OpenLine restaurant={place} known />
              <RowRating restaurant={place} />
              {gemType && <GemBadge gemType={gemType} plain />}
            </Facts>
            {because && <OneLine>{because}</OneLine>}
          </>
        )}
      </Text>
      <Details to={page} aria-label={formatMessage({ id: 'card.details.name' }, { name })}>
        <FormattedMessage id="card.details" />
      </Details>
      <Heart>
        <SaveHeart restaurant={place} viewer={viewerData} place="card" />
      </Heart>
    </Row>
  );
}

/** Room on the right for "More", which stands outside. */
const foldRoom = '84px';

const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: 0 14px;
  padding: 8px 10px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  transition: box-shadow var(--calm) var(--ease);
  &:hover {
    box-shadow: var(--shadow);
  }
  @media (min-width: 1040px) {
    grid-template-columns: 88px minmax(0, 1fr) auto;
  }
  &[data-short='true'] {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    align-content: space-between;
    height: 100%;
    padding: 7px 10px 5px 14px;
  }
`;
const Picture = styled(Link)`
  position: relative;
  display: block;
  grid-row: 1 / 3;
  width: 88px;
  height: 88px;
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
  [data-short='true'] > & {
    display: contents;
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
  [data-short='true'] & {
    grid-column: 1 / -1;
  }
`;
const NameLink = styled(Link)`
  display: -webkit-box;
  overflow: hidden;
  text-decoration: none;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  [data-short='true'] & {
    -webkit-line-clamp: 1;
  }
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.14em;
  }
`;
const Where = styled(WhereLine)`
  font-size: 0.9375rem;
  line-height: 24px;
`;
/** One line: what does not fit stands on the unfolded card. */
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.9rem;
  height: 1.35em;
  overflow: hidden;
  font-size: 0.875rem;
`;
const Details = styled(Link)`
  align-self: end;
  justify-self: start;
  min-height: 24px;
  margin-right: ${foldRoom};
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 24px;
  white-space: nowrap;
  text-decoration: underline;
  text-decoration-color: var(--control-line);
  text-underline-offset: 0.22em;
  &:hover {
    text-decoration-color: var(--accent);
  }
  @media (min-width: 1040px) {
    [data-short='false'] > & {
      grid-row: 1 / 3;
      grid-column: 3;
      justify-self: end;
      margin: 0 6px 26px 0;
    }
  }
`;
const Heart = styled.div`
  position: absolute;
  top: 2px;
  right: 2px;
  > button {
    background: none;
    box-shadow: none;
  }
  [data-short='true'] > & > button {
    width: 38px;
    height: 36px;
  }
`;
