import { loadQuery } from 'react-relay';
import artifact, { type RestaurantPageQuery } from '../../__generated__/RestaurantPageQuery.graphql';
import type { PageRequest } from '../../page';

/** Starts reading the restaurant the path names by its uuid. */
export function loadRestaurantPage({ environment, params }: PageRequest) {
  return { restaurant: loadQuery<RestaurantPageQuery>(environment, artifact, { id: params.id ?? '' }) };
}
