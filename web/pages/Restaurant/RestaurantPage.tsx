import { Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { RestaurantPageQuery } from '../../__generated__/RestaurantPageQuery.graphql';
import type { PageProps } from '../../page';
import type { loadRestaurantPage } from './loadRestaurantPage';
import { RestaurantArticle } from './RestaurantArticle';
import { RestaurantNotFound } from './RestaurantNotFound';
import { RestaurantSkeleton } from './RestaurantSkeleton';

/** One restaurant: its skeleton while it loads, then all that is known of it, or that it is not there. */
export function RestaurantPage({ loaded }: PageProps<typeof loadRestaurantPage>) {
  return (
    <Suspense fallback={<RestaurantSkeleton />}>
      <Loaded queryRef={loaded.restaurant} />
    </Suspense>
  );
}

function Loaded({ queryRef }: { queryRef: PreloadedQuery<RestaurantPageQuery> }) {
  const { restaurant, viewer, liveSources } = usePreloadedQuery<RestaurantPageQuery>(
    graphql`
      query RestaurantPageQuery($id: ID!) {
        restaurant(id: $id) {
          ...RestaurantArticle_restaurant
        }
        viewer {
          ...RestaurantArticle_viewer
        }
        liveSources
      }
    `,
    queryRef,
  );
  if (!restaurant) return <RestaurantNotFound />;
  return <RestaurantArticle restaurant={restaurant} viewer={viewer} live={liveSources.length > 0} />;
}
