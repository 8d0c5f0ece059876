import { provenanceOf } from '../../facts/provenanceOf';
import { graphNameOf } from './factNames';
import { oncePerCard } from './oncePerCard';

/** Where each known fact of a card is from, by the name the fact has in the graph. */
export const namedProvenance = oncePerCard((restaurant) =>
  provenanceOf(restaurant, restaurant.sources).flatMap((origin) => {
    const field = graphNameOf(origin.field);
    return field ? [{ ...origin, field }] : [];
  }),
);
