import { provenanceOf } from '../../facts/provenanceOf';
import { graphNameOf } from './factNames';
import { oncePerCard } from './oncePerCard';

/** The origin of each known fact of a card. Facts have their GraphQL names. Facts that only REST has are left out. */
export const namedProvenance = oncePerCard((restaurant) =>
  provenanceOf(restaurant, restaurant.sources).flatMap((origin) => {
    const field = graphNameOf(origin.field);
    return field ? [{ ...origin, field }] : [];
  }),
);
