import { isUuid } from '../../domain/isUuid';
import { displayPhone } from '../../domain/restaurants/displayPhone';
import { isPriceRange } from '../../domain/restaurants/facts';
import { gemBadge, isHiddenGem } from '../../domain/restaurants/gemBadge';
import { getRestaurant } from '../../domain/restaurants/getRestaurant';
import { provenanceOf } from '../../domain/restaurants/provenanceOf';
import { ratingSummary } from '../../domain/restaurants/ratings';
import { readHolidayHours, readWeeklyHours } from '../../domain/restaurants/weeklyHours';
import { picturesOf, pictureUrls } from '../../images/picturesOf';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { restaurantUuid } from '../globalId';
import { NO_ONE } from '../mine';
import { selects } from '../selects';
import { GemType } from './enums';
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
    neighborhood: t.exposeString('neighborhood', { nullable: true, description: 'The part of the city.' }),
    address: t.exposeString('address', { nullable: true, description: 'Street and number.' }),
    city: t.exposeString('city', { description: 'The city, e.g. "St. Louis".' }),
    state: t.exposeString('state', { description: 'The US state, two letters.' }),
    location: t.string({
      description: 'City and state in a line: "St. Louis, MO".',
      resolve: ({ city, state }) => `${city}, ${state}`,
    }),
    postalCode: t.exposeString('postalCode', { nullable: true, description: 'ZIP code.' }),
    brand: t.exposeString('brand', { nullable: true, description: 'The chain it belongs to, e.g. "Arby’s".' }),
    cuisine: t.exposeString('cuisine', { nullable: true, description: 'What kitchen it is, e.g. "Thai".' }),
    priceRange: t.field({
      type: 'PriceRange',
      nullable: true,
      description: 'How dear it is.',
      resolve: ({ priceRange }) => (isPriceRange(priceRange) ? priceRange : null),
    }),
    gemType: t.field({ type: GemType, description: 'The badge it carries.', resolve: gemBadge }),
    isHiddenGem: t.boolean({ description: 'Whether the badge is HIDDEN_GEM.', resolve: isHiddenGem }),
    googleRating: t.exposeFloat('googleRating', { nullable: true, description: 'Stars on Google, 1 to 5.' }),
    yelpRating: t.exposeFloat('yelpRating', { nullable: true, description: 'Stars on Yelp, 1 to 5.' }),
    yelpReviews: t.exposeInt('yelpReviews', { nullable: true, description: 'How many reviews Yelp has.' }),
    yelpUrl: t.exposeString('yelpUrl', { nullable: true, description: 'Its page on Yelp.' }),
    placeId: t.exposeString('placeId', { nullable: true, description: 'Google’s place id, for map links.' }),
    imageUrls: t.stringList({
      extensions: listOf(5),
      description: 'Paths of its pictures on this server, best first, at most 1920 x 1280 each.',
      resolve: ({ imageUrls }, _args, { pictures }) => pictureUrls(imageUrls, pictures),
    }),
    pictures: t.field({
      type: [Picture],
      extensions: listOf(5),
      description: 'Its pictures, best first.',
      resolve: (restaurant, _args, { pictures }) => picturesOf(restaurant, pictures),
    }),
    phone: t.string({
      nullable: true,
      description: 'The telephone number, as written in the US: "(314) 555-0100".',
      resolve: ({ phone }) => displayPhone(phone),
    }),
    website: t.exposeString('website', { nullable: true, description: 'Its own website.' }),
    needsReservation: t.exposeBoolean('needsReservation', { description: 'Whether it asks guests to reserve.' }),
    reservationUrl: t.exposeString('reservationUrl', { nullable: true, description: 'Where to reserve.' }),
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
    dietaryOptions: t.exposeStringList('dietaryOptions', {
      extensions: listOf(4),
      description: 'Diets it caters for, e.g. "gluten-free".',
    }),
    features: t.exposeStringList('features', {
      extensions: listOf(8),
      description: 'What is known to be there beside food, e.g. "outdoor-seating"; what is not named is not known.',
    }),
    aiInsight: t.exposeString('aiInsight', {
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
    openedOn: t.string({
      nullable: true,
      description: 'The day it opened, "2019-05-01"; January 1 where only the year is known.',
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
        provenanceOf(restaurant, await loaders.sources.load(restaurant.id)),
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
