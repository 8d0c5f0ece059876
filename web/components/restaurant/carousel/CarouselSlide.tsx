import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { CarouselSlide_edge$key } from '../../../__generated__/CarouselSlide_edge.graphql';
import type { CarouselSlide_viewer$key } from '../../../__generated__/CarouselSlide_viewer.graphql';
import { BecauseLine } from '../card/BecauseLine';
import { GemBadge, usualBadge } from '../card/GemBadge';
import { OneLine } from '../card/OneLine';
import { OpenLine } from '../hours/OpenLine';
import { hoursInOneLine } from '../hours/OpenWords';
import { Thumbnail } from '../picture/Thumbnail';
import { RowFacts } from '../row/RowFacts';
import { RowRating } from '../row/RowRating';
import { SaveHeart } from '../saving/SaveHeart';
import { SlideName } from './SlideName';

/**
 * Props of CarouselSlide; `near`: the slide shows the distance from the user; `namedAbove`: the keys of concepts that
 * the slide does not name, because a notice above the results names them.
 */
export type CarouselSlideProps = {
  edge: CarouselSlide_edge$key;
  viewer: CarouselSlide_viewer$key;
  near: boolean;
  namedAbove: readonly string[];
};

/**
 * The slide for one of the first results. On a wide screen, the right part of the slide shows the restaurant's insight,
 * or else the restaurant's description. Only members see the button that saves the restaurant.
 */
export function CarouselSlide({ edge, viewer, near, namedAbove }: CarouselSlideProps) {
  const result = useFragment(
    graphql`
      fragment CarouselSlide_edge on RestaurantSearchEdge {
        distanceMeters
        ...BecauseLine_edge
        node {
          uuid
          name
          gemType
          insight
          description
          ...OpenLine_restaurant
          ...RowRating_restaurant
          ...SaveHeart_restaurant
          ...Thumbnail_restaurant
          ...RowFacts_restaurant
        }
      }
    `,
    edge,
  );
  const viewerData = useFragment(
    graphql`
      fragment CarouselSlide_viewer on Viewer {
        kind
        ...SaveHeart_viewer
      }
    `,
    viewer,
  );
  const { formatMessage } = useIntl();
  const place = result.node;
  const { name } = place;
  const story = place.insight ?? place.description;
  const page = `/restaurant/${place.uuid}`;
  return (
    <Spread data-member={viewerData.kind === 'MEMBER'}>
      <Picture to={page} tabIndex={-1} aria-hidden>
        <Thumbnail restaurant={place} />
      </Picture>
      <Text>
        <SlideName page={page} name={name} />
        <RowFacts restaurant={place} distanceMeters={near ? result.distanceMeters : null} />
        <Facts>
          <OpenLine restaurant={place} hideUnknown />
          <RowRating restaurant={place} />
          {place.gemType && place.gemType !== usualBadge && <GemBadge gemType={place.gemType} plain />}
        </Facts>
        <Reason>
          <BecauseLine edge={result} namedAbove={namedAbove} hasStory={Boolean(story)} />
        </Reason>
        <Details to={page} aria-label={formatMessage({ id: 'card.details.name' }, { name })}>
          <FormattedMessage id="card.details" />
        </Details>
      </Text>
      {story && (
        <Story>
          <p lang="en">{story}</p>
        </Story>
      )}
      {viewerData.kind === 'MEMBER' && (
        <Heart>
          <SaveHeart restaurant={place} viewer={viewerData} place="card" />
        </Heart>
      )}
    </Spread>
  );
}

const Spread = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: 96px minmax(0, 1fr);
  min-width: 0;
  @media (min-width: 860px) {
    grid-template-columns: 232px minmax(0, 1fr);
  }
  @media (min-width: 1040px) {
    grid-template-columns: 232px repeat(auto-fit, minmax(280px, 1fr));
  }
`;
const Picture = styled(Link)`
  position: relative;
  display: block;
  text-decoration: none;
  min-height: 0;
  overflow: clip;
`;
const Text = styled.div`
  display: grid;
  align-content: center;
  min-width: 0;
  padding: 0 12px;
  font-size: 0.9375rem;
  line-height: 1.35;
  @media (min-width: 860px) {
    padding: 0 28px;
  }
  @media (max-width: 719px) {
    &:has(> :empty ~ :empty) > h4 > a {
      -webkit-line-clamp: 2; /* if facts and reason are empty, there is room for a second line */
    }
    [data-calls='true'] &&:has(> :empty ~ :empty) > h4 > a {
      -webkit-line-clamp: 1; /* the phone number needs this room */
    }
  }
  [data-member='true'] > & > :is(h4, h4 + p) {
    margin-right: 36px;
  }
`;
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.9rem;
  height: 1.35em;
  overflow: hidden;
  ${hoursInOneLine}
  font-size: 0.875rem;
  &:empty {
    display: none;
  }
`;
/** On phones, the reason is hidden if there are facts, because the slide has room for only one of the two. */
const Reason = styled(OneLine)`
  @media (max-width: 719px) {
    ${Facts}:not(:empty) + & {
      display: none;
    }
  }
`;
const Details = styled(Link)`
  justify-self: start;
  min-height: 24px;
  line-height: 24px;
  font-size: 0.875rem;
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: var(--accent);
  text-underline-offset: 0.22em;
  @media (min-width: 1040px) {
    position: absolute;
    right: 24px;
    bottom: 8px;
  }
`;
/** The insight or description, shown only on wide screens. Below it, there is room for the link in the corner. */
const Story = styled.div`
  display: none;
  @media (min-width: 1040px) {
    display: grid;
    align-content: start;
    margin: 6px 0;
    padding: 0 24px 0 28px;
    border-left: 1px solid var(--line);
    [data-member='true'] > & {
      padding-right: 52px; /* the heart is in this corner */
    }
  }
  p {
    display: -webkit-box;
    overflow: hidden;
    color: var(--ink-soft);
    font-family: var(--serif);
    font-size: 0.9375rem;
    line-height: 1.2;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;
const Heart = styled.div`
  position: absolute;
  top: 4px;
  right: 4px;
`;
