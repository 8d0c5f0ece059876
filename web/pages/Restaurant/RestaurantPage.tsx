import { Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import artifact, { type RestaurantPageQuery } from '../../__generated__/RestaurantPageQuery.graphql';
import { useFollowLanguage } from '../../relay/useFollowLanguage';
import { useRetriedQuery } from '../../relay/useRetriedQuery';
import type { PageProps } from '../page';
import type { loadRestaurantPage } from './loadRestaurantPage';
import { RestaurantArticle } from './RestaurantArticle';
import { RestaurantNotFound } from './RestaurantNotFound';
import { RestaurantSkeleton } from './RestaurantSkeleton';

/** The page of one restaurant: a skeleton while it loads, then the article, or RestaurantNotFound. */
export function RestaurantPage({ loaded }: PageProps<typeof loadRestaurantPage>) {
  const [queryRef, retry] = useRetriedQuery<RestaurantPageQuery>(artifact, loaded.restaurant);
  useFollowLanguage(queryRef, retry);
  return <Suspense fallback={<RestaurantSkeleton />}>{queryRef && <Loaded queryRef={queryRef} />}</Suspense>;
}

function Loaded({ queryRef }: { queryRef: PreloadedQuery<RestaurantPageQuery> }) {
  const { restaurant, viewer, liveSources } = usePreloadedQuery<RestaurantPageQuery>(
    graphql`
      query RestaurantPageQuery($id: ID!, $language: Language!) {
        restaurant(id: $id) {
          ...RestaurantArticle_restaurant
        }
        viewer {
          ...RestaurantArticle_viewer
        }
        liveSources @required(action: THROW)
      }
    `,
    queryRef,
  );
  if (!restaurant) return <RestaurantNotFound />;
  return <RestaurantArticle restaurant={restaurant} viewer={viewer} live={liveSources.length > 0} />;
}
