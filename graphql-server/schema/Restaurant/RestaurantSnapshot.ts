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

/** What can be shown of a place that is not in the catalog. */
export const RestaurantSnapshot = builder.objectRef<Snapshot>('RestaurantSnapshot').implement({
  description: 'A restaurant as it was when the member kept it. What nobody knew is null.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name on the door.' }),
    cuisines: t.field({
      type: [Cuisine],
      extensions: listOf(3),
      description: 'Its cuisines then, the main one first.',
      resolve: ({ cuisine }) => [...cuisinesOf(cuisine)],
    }),
    priceRange: t.expose('priceRange', { type: PriceRange, nullable: true, description: 'How expensive it was.' }),
    picture: t.field({
      type: Picture,
      nullable: true,
      description: 'Its best picture; null where there is none that this server shows.',
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
      description: 'City and state as they were told: "St. Louis, MO".',
    }),
    street: t.exposeString('address', { nullable: true, description: 'Street and number as they were told.' }),
    phone: t.field({
      type: PhoneNumber,
      nullable: true,
      description: 'The telephone number.',
      resolve: ({ phone }) => phoneNumber(phone),
    }),
  }),
});
