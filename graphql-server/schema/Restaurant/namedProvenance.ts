import { provenanceOf } from '../../facts/provenanceOf';
import { graphNameOf } from './factNames';
import { oncePerCard } from './oncePerCard';

/** The origins of a restaurant's facts. Each fact has its GraphQL name. Facts that only REST has are left out. */
export const namedProvenance = oncePerCard((restaurant) =>
  provenanceOf(restaurant, restaurant.sources).flatMap((origin) => {
    const field = graphNameOf(origin.field);
    return field ? [{ ...origin, field }] : [];
  }),
);
