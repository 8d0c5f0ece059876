import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { RestaurantArticle_restaurant$key } from '../../__generated__/RestaurantArticle_restaurant.graphql';
import type { RestaurantArticle_viewer$key } from '../../__generated__/RestaurantArticle_viewer.graphql';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';
import { usePageTitle } from '../usePageTitle';
import { AboutDishes } from './AboutDishes';
import { Actions } from './Actions';
import { BackToSearch } from './BackToSearch';
import { ContactHours } from './ContactHours';
import { DietaryOptions } from './DietaryOptions';
import { GoodToKnow } from './GoodToKnow';
import { LiveFacts } from './LiveFacts';
import { LocationMap } from './LocationMap';
import { Nearby } from './Nearby';
import { ReportLink } from './ReportLink';
import { RestaurantHeader } from './RestaurantHeader';
import { RestaurantHero } from './RestaurantHero';
import { Sources } from './Sources';
import { WhyWeRecommend } from './WhyWeRecommend';

/** Props of RestaurantArticle. */
export type RestaurantArticleProps = {
  restaurant: RestaurantArticle_restaurant$key;
  viewer: RestaurantArticle_viewer$key;
  /** Whether the server has sources for live facts, such as Google. */
  live: boolean;
};

/**
 * All known facts of a restaurant, as an article: first RestaurantHeader (a bar), then RestaurantHero with the most
 * important facts, then a section for each kind of fact, the restaurants nearby, and the sources. A place that closed
 * for good has no section with contact and hours. Sets the title of the page.
 */
export function RestaurantArticle({ restaurant, viewer, live }: RestaurantArticleProps) {
  const place = useFragment(
    graphql`
      fragment RestaurantArticle_restaurant on Restaurant {
        uuid
        name
        isListed
        isSample
        operatingStatus
        ...AboutDishes_restaurant
        ...Actions_restaurant
        ...ContactHours_restaurant
        ...DietaryOptions_restaurant
        ...GoodToKnow_restaurant
        ...LocationMap_restaurant
        ...Nearby_restaurant
        ...RestaurantHeader_restaurant
        ...RestaurantHero_restaurant
        ...Sources_restaurant
        ...WhyWeRecommend_restaurant
      }
    `,
    restaurant,
  );
  const viewerData = useFragment(
    graphql`
      fragment RestaurantArticle_viewer on Viewer {
        ...Nearby_viewer
        ...RestaurantHeader_viewer
      }
    `,
    viewer,
  );
  usePageTitle(place.name);
  const isClosedForGood = place.operatingStatus === 'PERMANENTLY_CLOSED';
  return (
    <Page>
      <RestaurantHeader restaurant={place} viewer={viewerData} />
      {isClosedForGood ? (
        <Ended role="note">
          <strong>
            <FormattedMessage id="restaurant.ended" />
          </strong>{' '}
          <FormattedMessage id="restaurant.endedText" />
        </Ended>
      ) : (
        !place.isListed && (
          <Notice role="note">
            <FormattedMessage id="restaurant.notListed" />
          </Notice>
        )
      )}
      <RestaurantHero restaurant={place}>
        <Actions restaurant={place} />
      </RestaurantHero>
      <Parts>
        <div>
          <Columns>
            <WhyWeRecommend restaurant={place} />
            <AboutDishes restaurant={place} />
            <DietaryOptions restaurant={place} />
            <GoodToKnow restaurant={place} />
            {!isClosedForGood && <ContactHours restaurant={place} />}
            <LocationMap restaurant={place} />
          </Columns>
          {live && !place.isSample && (
            <Apart>
              <FallbackBoundary>
                <Suspense fallback={null}>
                  <LiveFacts restaurantId={place.uuid} />
                </Suspense>
              </FallbackBoundary>
            </Apart>
          )}
        </div>
        <Nearby restaurant={place} viewer={viewerData} />
        <div>
          <Sources restaurant={place} />
          {!place.isSample && <ReportLink restaurantId={place.uuid} name={place.name} />}
          <BackToSearch />
        </div>
      </Parts>
    </Page>
  );
}

const Page = styled.article`
  width: 100%;
  max-width: calc(var(--page-width) + 2 * var(--gutter));
  margin: 0 auto;
  padding: 0 var(--gutter) 72px;
`;
const Notice = styled.p`
  margin-bottom: 16px;
  padding: 12px 18px;
  border-left: 4px solid var(--saffron);
  border-radius: var(--radius-small);
  background: var(--surface);
`;
const Ended = styled(Notice)`
  border-color: var(--danger);
  background: var(--danger-soft);
  strong {
    display: block;
    font-family: var(--serif);
    font-size: 1.375rem;
    font-weight: 600;
    line-height: 1.25;
  }
`;
/** The sections. A wide screen has two columns of similar height, or one column if there is only one section. */
const Columns = styled.div`
  margin-top: 36px;
  > * {
    break-inside: avoid;
    &:not(:last-child) {
      margin-bottom: 40px;
    }
  }
  @media (min-width: 960px) {
    columns: 2;
    column-gap: clamp(40px, 6vw, 88px);
    margin-top: 52px;
    &:has(> :only-child) {
      columns: auto;
    }
  }
`;
/**
 * The sections, the restaurants nearby and the sources. If there is only one section and the restaurant's coordinates
 * are known, a wide screen has two columns. The left column has the section and, below it, the sources. The right
 * column has the restaurants nearby.
 */
const Parts = styled.div`
  @media (min-width: 960px) {
    &:has(> :nth-child(3)):has(> div > ${Columns} > :only-child) {
      display: grid;
      grid-template-rows: auto 1fr;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: clamp(40px, 6vw, 88px);
      > :nth-child(2) {
        grid-row: 1 / 3;
        grid-column: 2;
      }
    }
  }
`;
/** The frame of the live facts. It is below the columns, so that no column moves when the live facts appear. */
const Apart = styled.div`
  margin-top: 40px;
  &:empty {
    display: none;
  }
`;
