import type { FieldBuilder } from '../errors/UserError';
import { Restaurant } from './Restaurant';

/**
 * The payload field with the restaurant that a mutation changed, as the viewer sees it now. The restaurant is read only
 * when the field is requested.
 */
export function changedRestaurant<Shape extends { restaurantId: string }>(t: FieldBuilder<Shape>, description: string) {
  return t.field({
    type: Restaurant,
    nullable: true,
    description: `${description}; null after any error except CONFLICT, or when the restaurant is not in the catalog.`,
    // If the mutation throws a UserError, the payload has no restaurantId (see UserErrorsPlugin).
    resolve: ({ restaurantId }: Partial<Shape>, _args, { loaders }) =>
      restaurantId ? loaders.restaurants.load(restaurantId) : null,
  });
}
