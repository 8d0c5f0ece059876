import { writeVisitDate } from '../../domain/visitDate';
import { builder } from '../builder';
import { encodeGlobalId } from '../globalId';
import { ownRow } from '../ownRow';
import { Restaurant } from '../Restaurant/Restaurant';

/** A member's only rating of a restaurant. Only its owner can read it. */
export const Rating = builder.prismaNode('UserRating', {
  name: 'Rating',
  description: 'What the viewer thinks of a restaurant; one for each restaurant.',
  id: { field: 'id' },
  nullable: true,
  findUnique: ownRow,
  fields: (t) => ({
    restaurantId: t.id({
      description: 'The restaurant’s global id, also where the catalog does not hold it.',
      resolve: ({ restaurantId }) => encodeGlobalId('Restaurant', restaurantId),
    }),
    restaurant: t.field({
      type: Restaurant,
      nullable: true,
      description: 'The restaurant; null when the catalog does not hold it.',
      resolve: ({ restaurantId }, _args, { loaders }) => loaders.restaurants.load(restaurantId),
    }),
    stars: t.exposeInt('rating', { description: 'Stars, 1 to 5.' }),
    comment: t.exposeString('comment', { nullable: true, description: 'What the viewer wrote, if anything.' }),
    visitedAt: t.field({
      type: 'VisitDate',
      nullable: true,
      description: 'When the viewer was there; null when that was not said.',
      resolve: writeVisitDate,
    }),
    ratedAt: t.expose('ratedAt', { type: 'DateTime', description: 'When it was last given.' }),
  }),
});

builder.objectField(Restaurant, 'viewerRating', (t) =>
  t.field({
    type: Rating,
    nullable: true,
    description: 'What the viewer gave it; always null for guests.',
    resolve: ({ id }, _args, { loaders }) => loaders.viewerRating.load(id),
  }),
);
