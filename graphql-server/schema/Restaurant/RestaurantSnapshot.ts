import type { Snapshot } from '../../domain/restaurants/Snapshot';
import { cuisinesOf } from '../../facts/cuisines';
import { phoneNumber } from '../../facts/phoneNumber';
import { picturesOf } from '../../images/picturesOf';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { Cuisine } from './Cuisine';
import { PriceRange } from './enums';
import { Neighborhood, neighborhoodOf } from './Neighborhood';
import { PhoneNumber } from './PhoneNumber';
import { Picture } from './Picture';

/** The stored facts about a restaurant. GraphQL can show them even if the catalog does not have the restaurant. */
export const RestaurantSnapshot = builder.objectRef<Snapshot>('RestaurantSnapshot').implement({
  description:
    'The facts about a restaurant when the member saved it or added it to the diary. Unknown facts are null or empty.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the restaurant.' }),
    cuisines: t.field({
      type: [Cuisine],
      extensions: listOf(3),
      description: 'The cuisines at that time, the main cuisine first.',
      resolve: ({ cuisine }) => [...cuisinesOf(cuisine)],
    }),
    priceRange: t.expose('priceRange', {
      type: PriceRange,
      nullable: true,
      description: 'How expensive the restaurant was.',
    }),
    picture: t.field({
      type: Picture,
      nullable: true,
      description: 'The best picture; null if there was no picture, or if this server cannot show it.',
      resolve: ({ imageUrls }, _args, { pictures }) => {
        const [first] = picturesOf({ imageUrls: imageUrls.slice(0, 1), imagePlaceholders: [] }, pictures);
        return first ? { ...first, restaurant: null } : null;
      },
    }),
    neighborhood: t.field({
      type: Neighborhood,
      nullable: true,
      description: 'The part of the city.',
      resolve: neighborhoodOf,
    }),
    cityAndRegion: t.exposeString('location', {
      nullable: true,
      description: 'City and state at that time: "St. Louis, MO".',
    }),
    street: t.exposeString('address', { nullable: true, description: 'Number and street at that time.' }),
    phone: t.field({
      type: PhoneNumber,
      nullable: true,
      description: 'The telephone number.',
      resolve: ({ phone }) => phoneNumber(phone),
    }),
  }),
});
