import { loadQuery } from 'react-relay';
import artifact, { type RestaurantPageQuery } from '../../__generated__/RestaurantPageQuery.graphql';
import { readLanguage } from '../../device/language';
import { graphLanguage } from '../../relay/graphLanguage';
import type { PageRequest } from '../page';

/** Starts reading the restaurant the path names by its uuid, in the reader's language. */
export function loadRestaurantPage({ environment, params }: PageRequest) {
  const variables = { id: params.id ?? '', language: graphLanguage(readLanguage()) };
  return { restaurant: loadQuery<RestaurantPageQuery>(environment, artifact, variables) };
}
