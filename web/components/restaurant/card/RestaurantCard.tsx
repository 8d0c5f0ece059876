import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { RestaurantCard_restaurant$key } from '../../../__generated__/RestaurantCard_restaurant.graphql';
import type { RestaurantCard_viewer$key } from '../../../__generated__/RestaurantCard_viewer.graphql';
import { DiaryToggle } from '../diary/DiaryToggle';
import { OpenLine } from '../hours/OpenLine';
import { PlacePicture } from '../picture/PlacePicture';
import { CommunityRating } from '../rating/CommunityRating';
import { SaveHeart } from '../saving/SaveHeart';
import { CardActions } from './CardActions';
import { CardFacts } from './CardFacts';
import { DietaryTags } from './DietaryTags';
import { GemBadge } from './GemBadge';
import { RatingLinks } from './RatingLinks';
import { SampleBadge } from './SampleBadge';

/**
 * Props of RestaurantCard. `because`: why the restaurant is shown here, such as a BecauseLine; `distanceMeters`: the
 * distance from the user; `eager`: the photo loads without delay; `heading`: the heading level of the name.
 */
export type RestaurantCardProps = {
  restaurant: RestaurantCard_restaurant$key;
  viewer: RestaurantCard_viewer$key;
  because?: ReactNode;
  distanceMeters?: number | null;
  eager?: boolean;
  heading?: 'h2' | 'h3' | 'h4' | 'h5';
};

/**
 * A restaurant in a list: picture, facts and actions. The picture and the name are links to the page of the restaurant.
 */
export function RestaurantCard({
  restaurant,
  viewer,
  because,
  distanceMeters,
  eager,
  heading = 'h3',
}: RestaurantCardProps) {
  const place = useFragment(
    graphql`
      fragment RestaurantCard_restaurant on Restaurant {
        uuid
        name
        gemType
        dietary
        isSample
        ...CardFacts_restaurant
        ...CommunityRating_restaurant
        ...CallAndReserve_restaurant
        ...DiaryToggle_restaurant
        ...MapAction_restaurant
        ...OpenLine_restaurant
        ...PlacePicture_restaurant
        ...RatingLinks_restaurant
        ...SaveHeart_restaurant
      }
    `,
    restaurant,
  );
  const viewerData = useFragment(
    graphql`
      fragment RestaurantCard_viewer on Viewer {
        ...SaveHeart_viewer
      }
    `,
    viewer,
  );
  const page = `/restaurant/${place.uuid}`;
  return (
    <Card>
      <Picture>
        <PlacePicture restaurant={place} eager={eager} />
      </Picture>
      <Corner>{place.gemType && <GemBadge gemType={place.gemType} />}</Corner>
      <Body>
        <Told>
          <div>
            <Name as={heading}>
              <NameLink to={page}>{place.name}</NameLink>
            </Name>
            <CardFacts restaurant={place} distanceMeters={distanceMeters} />
          </div>
          {because}
          <Facts>
            <OpenLine restaurant={place} />
            <RatingLinks restaurant={place} />
          </Facts>
          <CommunityRating restaurant={place} />
          {(place.isSample || place.dietary.length > 0) && (
            <Tags>
              <DietaryTags options={place.dietary} />
              {place.isSample && <SampleBadge />}
            </Tags>
          )}
        </Told>
        <CardActions restaurant={place} page={page} />
      </Body>
      <HeartCorner>
        <DiaryToggle restaurant={place} />
        <SaveHeart restaurant={place} viewer={viewerData} place="card" />
      </HeartCorner>
    </Card>
  );
}

const pictureHeight = '192px';
/** The width of the picture if the card is horizontal, in a RestaurantRow that is at least 760 px wide. */
const pictureWidth = '400px';

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  transition: box-shadow var(--calm) var(--ease);
  &:hover {
    box-shadow: var(--shadow);
  }
  @container row (min-width: 760px) {
    display: grid;
    grid-template-columns: ${pictureWidth} minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;
const Picture = styled.div`
  height: ${pictureHeight};
`;
const Corner = styled.div`
  position: absolute;
  top: 14px;
  left: 14px;
`;
const HeartCorner = styled.div`
  display: flex;
  gap: 8px;
  position: absolute;
  z-index: 2;
  top: 12px;
  right: 12px;
`;
const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 0.75rem;
  padding: 18px 20px 18px;
  @container row (min-width: 760px) {
    display: contents;
  }
`;
const Told = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  @container row (min-width: 760px) {
    grid-row: 1 / 3;
    grid-column: 2;
    padding: 18px 24px 44px;
    > :first-child {
      padding-right: 92px;
    }
  }
`;
const Name = styled.h3`
  margin: 0;
  font-family: var(--serif);
  font-size: 1.5rem;
  font-weight: 560;
  line-height: 1.1;
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;
const NameLink = styled(Link)`
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.14em;
  }
  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0 0 auto;
    height: ${pictureHeight};
    @container row (min-width: 760px) {
      width: ${pictureWidth};
    }
  }
`;
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.1rem 1rem;
  font-size: 0.9375rem;
  @container row (min-width: 760px) {
    justify-content: flex-start;
  }
`;
const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem;
`;
