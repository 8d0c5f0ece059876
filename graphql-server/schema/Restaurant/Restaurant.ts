import { isUuid } from '../../domain/isUuid';
import { cuisinesOf } from '../../domain/restaurants/cuisines';
import { dietaryOption, feature, isPriceRange } from '../../domain/restaurants/facts';
import { gemBadge } from '../../domain/restaurants/gemBadge';
import { getRestaurant } from '../../domain/restaurants/getRestaurant';
import { listingsOf } from '../../domain/restaurants/listingsOf';
import { phoneNumber } from '../../domain/restaurants/phoneNumber';
import { provenanceOf } from '../../domain/restaurants/provenanceOf';
import { ratingSummary } from '../../domain/restaurants/ratings';
import { readHolidayHours, readWeeklyHours } from '../../domain/restaurants/weeklyHours';
import { picturesOf } from '../../images/picturesOf';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { restaurantUuid } from '../globalId';
import { NO_ONE } from '../mine';
import { selects } from '../selects';
import { Address } from './Address';
import { Cuisine } from './Cuisine';
import { DietaryOption, Feature, GemType, PriceRange } from './enums';
import { graphNameOf } from './factNames';
import { Listing } from './Listing';
import { Neighborhood, neighborhoodOf } from './Neighborhood';
import { PhoneNumber } from './PhoneNumber';
import { Picture } from './Picture';
import { Coordinates, FactProvenance, PlaceSource, RatingSummary } from './parts';
import { RestaurantHours } from './RestaurantHours';

/** The Restaurant type, a Node; its loaders answer what is not in its row. */
export const Restaurant = builder.prismaNode('Restaurant', {
  description: 'A place to eat or drink. What nobody knows is null; nothing is invented.',
  id: { field: 'id' },
  nullable: true,
  findUnique: (id) => ({ id: isUuid(id) ? id : NO_ONE }),
  fields: (t) => ({
    uuid: t.exposeID('id', { description: 'The plain id, as in /restaurant/{uuid} and in REST.' }),
    name: t.exposeString('name', { description: 'The name on the door.' }),
    url: t.field({
      type: 'URL',
      description: 'Its page, for people.',
      resolve: ({ id }, _args, { site }) => `${site}/restaurant/${id}`,
    }),
    neighborhood: t.field({
      type: Neighborhood,
      nullable: true,
      description: 'The part of the city.',
      resolve: neighborhoodOf,
    }),
    address: t.field({ type: Address, description: 'Where it is, for letters.', resolve: (restaurant) => restaurant }),
    brand: t.exposeString('brand', { nullable: true, description: 'The chain it belongs to, e.g. "Arby’s".' }),
    cuisines: t.field({
      type: [Cuisine],
      extensions: listOf(3),
      description: 'What kitchen it is, the main one first; empty where nobody knows.',
      resolve: ({ cuisine }) => [...cuisinesOf(cuisine)],
    }),
    priceRange: t.field({
      type: PriceRange,
      nullable: true,
      description: 'How dear it is.',
      resolve: ({ priceRange }) => (isPriceRange(priceRange) ? priceRange : null),
    }),
    gemType: t.field({
      type: GemType,
      nullable: true,
      description: 'The badge it carries; null where it carries none.',
      resolve: gemBadge,
    }),
    listings: t.field({
      type: [Listing],
      extensions: listOf(2),
      description:
        'What the catalogue holds of its entries with other services; those of which nothing is known are left out.',
      resolve: listingsOf,
    }),
    pictures: t.field({
      type: [Picture],
      extensions: listOf(5),
      description: 'Its pictures, best first.',
      resolve: (restaurant, _args, { pictures }) =>
        picturesOf(restaurant, pictures).map((picture) => ({ ...picture, restaurant })),
    }),
    phone: t.field({
      type: PhoneNumber,
      nullable: true,
      description: 'The telephone number.',
      resolve: ({ phone }) => phoneNumber(phone),
    }),
    website: t.expose('website', { type: 'URL', nullable: true, description: 'Its own website.' }),
    needsReservation: t.exposeBoolean('needsReservation', {
      nullable: true,
      description: 'Whether it asks guests to reserve; null where nobody knows.',
    }),
    reservationUrl: t.expose('reservationUrl', { type: 'URL', nullable: true, description: 'Where to reserve.' }),
    hours: t.field({
      type: RestaurantHours,
      nullable: true,
      description: 'When it is open; null when the hours are not listed.',
      resolve: ({ hours, timeZone, weeklyHours, holidayHours }) => {
        const weekly = readWeeklyHours(weeklyHours);
        if (!hours || !timeZone || !weekly) return null;
        return { text: hours, timeZone, weekly, holidayHours: readHolidayHours(holidayHours) };
      },
    }),
    dietary: t.field({
      type: [DietaryOption],
      extensions: listOf(4),
      description: 'Diets it caters for.',
      resolve: ({ dietaryOptions }) => dietaryOptions.flatMap((word) => dietaryOption(word) ?? []),
    }),
    features: t.field({
      type: [Feature],
      extensions: listOf(8),
      description: 'What is known to be there beside food; what is not named is not known.',
      resolve: ({ features }) => features.flatMap((word) => feature(word) ?? []),
    }),
    insight: t.exposeString('aiInsight', {
      nullable: true,
      description: 'Why we recommend it, from stored facts only.',
    }),
    description: t.exposeString('description', { nullable: true, description: 'What the place is like.' }),
    recommendedDishes: t.exposeStringList('recommendedDishes', {
      extensions: listOf(6),
      description: 'Dishes worth ordering.',
    }),
    coordinates: t.field({
      type: Coordinates,
      nullable: true,
      description: 'Where it stands.',
      resolve: ({ latitude, longitude }) => (latitude !== null && longitude !== null ? { latitude, longitude } : null),
    }),
    ratingSummary: t.field({
      type: RatingSummary,
      description: 'What members of Fuud gave it.',
      resolve: ratingSummary,
    }),
    isSample: t.exposeBoolean('isSample', { description: 'True for an invented place of the sample data.' }),
    isClosed: t.exposeBoolean('isClosed', { description: 'Whether a source says that it closed for good.' }),
    openedOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day it opened; January 1 where only the year is known.',
      resolve: ({ openedOn }) => openedOn?.toISOString().slice(0, 10) ?? null,
    }),
    isListed: t.boolean({
      description: 'False when it no longer shows in results, e.g. because it closed.',
      resolve: ({ delistedAt }) => delistedAt === null,
    }),
    sources: t.field({
      type: [PlaceSource],
      extensions: listOf(4),
      description: 'Where its facts come from, oldest first.',
      resolve: ({ id }, _args, { loaders }) => loaders.sources.load(id),
    }),
    provenance: t.field({
      type: [FactProvenance],
      extensions: listOf(25),
      description: 'Where each known fact is from.',
      resolve: async (restaurant, _args, { loaders }) =>
        provenanceOf(restaurant, await loaders.sources.load(restaurant.id)).flatMap((origin) => {
          const field = graphNameOf(origin.field);
          return field ? [{ ...origin, field }] : [];
        }),
    }),
    viewerHasSaved: t.boolean({
      description: 'Whether the viewer keeps it on the server; always false for guests, whose list is on their device.',
      resolve: ({ id }, _args, { loaders }) => loaders.viewerHasSaved.load(id),
    }),
  }),
});

builder.queryField('restaurant', (t) =>
  t.field({
    type: Restaurant,
    nullable: true,
    description: 'One restaurant; null when there is none. Listed or not.',
    args: { id: t.arg.id({ required: true, description: 'Its uuid or its global id.' }) },
    resolve: async (_root, args, { prisma, loaders }, info) => {
      const id = restaurantUuid(args.id).toLowerCase();
      // What its fields will ask the loaders for is asked for beside it rather than after it.
      const [restaurant] = await Promise.all([
        getRestaurant(prisma, id),
        isUuid(id) && (selects(info, ['sources']) || selects(info, ['provenance'])) ? loaders.sources.load(id) : null,
        isUuid(id) && selects(info, ['viewerHasSaved']) ? loaders.viewerHasSaved.load(id) : null,
        isUuid(id) && selects(info, ['viewerDiaryEntry']) ? loaders.viewerDiaryEntry.load(id) : null,
        isUuid(id) && selects(info, ['viewerRating']) ? loaders.viewerRating.load(id) : null,
      ]);
      if (restaurant) loaders.restaurants.prime(id, restaurant);
      return restaurant;
    },
  }),
);
