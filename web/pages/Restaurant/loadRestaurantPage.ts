import { loadQuery } from 'react-relay';
import artifact, { type RestaurantPageQuery } from '../../__generated__/RestaurantPageQuery.graphql';
import { readLanguage } from '../../device/language';
import { graphLanguage } from '../../relay/graphLanguage';
import type { PageRequest } from '../page';

/** Starts loading the restaurant whose uuid is in the path, in the user's language. */
export function loadRestaurantPage({ environment, params }: PageRequest) {
  const variables = { id: params.id ?? '', language: graphLanguage(readLanguage()) };
  return { restaurant: loadQuery<RestaurantPageQuery>(environment, artifact, variables) };
}
