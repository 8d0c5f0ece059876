import type { FieldBuilder } from '../errors/UserError';
import { Restaurant } from './Restaurant';

/** The field of a payload with the restaurant that a mutation is about, as the viewer sees it now; read only when asked for. */
export function changedRestaurant<Shape extends { restaurantId: string }>(t: FieldBuilder<Shape>, description: string) {
  return t.field({
    type: Restaurant,
    nullable: true,
    description: `${description}; null when it was refused, or when the catalog does not hold it.`,
    // The payload of a refused mutation has no restaurant, see UserErrorsPlugin.
    resolve: ({ restaurantId }: Partial<Shape>, _args, { loaders }) =>
      restaurantId ? loaders.restaurants.load(restaurantId) : null,
  });
}
