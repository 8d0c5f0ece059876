import type { Snapshot } from '../../domain/restaurants/Snapshot';
import { builder } from '../builder';

/** What is left to show of a place that the catalogue does not hold. */
export const RestaurantSnapshot = builder.objectRef<Snapshot>('RestaurantSnapshot').implement({
  description: 'A restaurant as it was when the member kept it. What nobody knew is null.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name on the door.' }),
    cuisine: t.exposeString('cuisine', { nullable: true, description: 'What kitchen it was, e.g. "Thai".' }),
    priceRange: t.expose('priceRange', { type: 'PriceRange', nullable: true, description: 'How dear it was.' }),
    imageUrl: t.string({
      nullable: true,
      description: 'The path of its best picture, 600 x 400.',
      resolve: ({ imageUrls }, _args, { pictures }) => (imageUrls[0] ? pictures.of(imageUrls[0], '600x400') : null),
    }),
    neighborhood: t.exposeString('neighborhood', { nullable: true, description: 'The part of the city.' }),
    location: t.exposeString('location', { nullable: true, description: 'City and state: "St. Louis, MO".' }),
    address: t.exposeString('address', { nullable: true, description: 'Street and number.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'The telephone number.' }),
  }),
});
