import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import styled from 'styled-components';
import type { PopularPlacesQuery } from '../../__generated__/PopularPlacesQuery.graphql';
import { ResetBoundary } from '../../components/problems/ResetBoundary';
import { Unbroken } from '../../ui/Unbroken';
import { PanelTitle, PlaceList } from './PanelParts';
import { PlaceToAdd } from './PlaceToAdd';
import { PopularPending } from './PopularPending';

/** The maximum number of restaurants to show. Restaurants in the diary are left out. */
const mostShown = 6;

/** Props of PopularPart; `isTyping`: the search field has text, but not enough for a search. */
export type PopularPartProps = {
  queryRef: PreloadedQuery<PopularPlacesQuery> | null;
  city: string;
  isTyping: boolean;
  onAdded: () => void;
};

/**
 * Popular restaurants to add. If there are none, or if they failed to load, a hint explains how to find restaurants.
 * The hint is hidden while the search field has text.
 */
export function PopularPart({ queryRef, ...props }: PopularPartProps) {
  const hint = props.isTyping ? null : <Hint />;
  if (!queryRef) return hint;
  return (
    <ResetBoundary resetKey={queryRef} fallback={() => hint}>
      <Suspense fallback={<PopularPending />}>
        <Popular queryRef={queryRef} {...props} />
      </Suspense>
    </ResetBoundary>
  );
}

function Popular({
  queryRef,
  city,
  isTyping,
  onAdded,
}: PopularPartProps & { queryRef: NonNullable<PopularPartProps['queryRef']> }) {
  const { searchRestaurants } = usePreloadedQuery<PopularPlacesQuery>(
    graphql`
      query PopularPlacesQuery($area: AreaInput!, $language: Language!) {
        searchRestaurants(query: "popular restaurants", area: $area, first: 40) @required(action: THROW) {
          edges {
            node {
              id
              viewerDiaryEntry {
                id
              }
              ...PlaceToAdd_restaurant
            }
          }
        }
      }
    `,
    queryRef,
  );
  const places = searchRestaurants.edges.filter(({ node }) => !node.viewerDiaryEntry).slice(0, mostShown);
  if (places.length === 0) return isTyping ? null : <Hint />;
  return (
    <>
      <PanelTitle id="diary-popular">
        <FormattedMessage id="diary.popular" values={{ city: <Unbroken>{city}</Unbroken> }} />
      </PanelTitle>
      <PlaceList aria-labelledby="diary-popular" data-strip>
        {places.map(({ node }) => (
          <PlaceToAdd key={node.id} restaurant={node} onAdded={onAdded} />
        ))}
      </PlaceList>
    </>
  );
}

function Hint() {
  return (
    <Box>
      <FormattedMessage id="diary.hint" />
    </Box>
  );
}

const Box = styled.p`
  margin-top: 18px;
  padding: 16px 18px;
  border: 1px dashed var(--control-line);
  border-radius: var(--radius);
  color: var(--ink-soft);
`;
