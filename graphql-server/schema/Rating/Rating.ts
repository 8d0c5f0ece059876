import { writeVisitDate } from '../../domain/visitDate';
import { builder } from '../builder';
import { encodeGlobalId } from '../globalId';
import { ownRow } from '../ownRow';
import { Restaurant } from '../Restaurant/Restaurant';

/** A member's rating of a restaurant. Only this member can read the rating. */
export const Rating = builder.prismaNode('UserRating', {
  name: 'Rating',
  description: 'The viewer’s rating of a restaurant. The viewer has at most one rating for each restaurant.',
  id: { field: 'id' },
  nullable: true,
  findUnique: ownRow,
  fields: (t) => ({
    restaurantId: t.id({
      description: 'The restaurant’s global id, even if the restaurant is not in the catalog.',
      resolve: ({ restaurantId }) => encodeGlobalId('Restaurant', restaurantId),
    }),
    restaurant: t.field({
      type: Restaurant,
      nullable: true,
      description: 'The restaurant; null when it is not in the catalog.',
      resolve: ({ restaurantId }, _args, { loaders }) => loaders.restaurants.load(restaurantId),
    }),
    stars: t.exposeInt('rating', { description: 'The number of stars, 1 to 5.' }),
    comment: t.exposeString('comment', { nullable: true, description: 'The viewer’s comment; null if there is none.' }),
    visitedAt: t.field({
      type: 'VisitDate',
      nullable: true,
      description: 'The date of the visit; null when the viewer gave no date.',
      resolve: writeVisitDate,
    }),
    ratedAt: t.expose('ratedAt', { type: 'DateTime', description: 'When the viewer last rated the restaurant.' }),
  }),
});

builder.objectField(Restaurant, 'viewerRating', (t) =>
  t.field({
    type: Rating,
    nullable: true,
    description: 'The viewer’s rating of the restaurant; null when there is no rating.',
    resolve: ({ id }, _args, { loaders }) => loaders.viewerRating.load(id),
  }),
);
