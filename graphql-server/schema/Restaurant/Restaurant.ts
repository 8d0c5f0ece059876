import { brandWithType, getTypeBrand } from '@pothos/core';
import { isUuid } from '../../database/isUuid';
import { cuisinesOf } from '../../facts/cuisines';
import { audience, dietaryOption, feature, isMealTime, isPriceRange } from '../../facts/facts';
import { gemBadge } from '../../facts/gemBadge';
import { listingsOf } from '../../facts/listingsOf';
import { operatingStatus } from '../../facts/operatingStatus';
import { phoneNumber } from '../../facts/phoneNumber';
import { ratingSummary } from '../../facts/ratings';
import { readHolidayHours, readWeeklyHours } from '../../facts/weeklyHours';
import type { PictureAddresses } from '../../images/pictureAddresses';
import { picturesOf } from '../../images/picturesOf';
import { cityNamed } from '../../locations/cityId';
import type { Card } from '../../search/index/loadCards';
import { vocabulary } from '../../search/vocabulary/Vocabulary';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { City } from '../Location/City';
import { Address } from './Address';
import { Brand } from './Brand';
import { Cuisine } from './Cuisine';
import { Dish } from './Dish';
import { ExternalListing } from './ExternalListing';
import { Audience, DietaryOption, Feature, GemType, MealTime, OperatingStatus, PriceRange } from './enums';
import { Neighborhood, neighborhoodOf } from './Neighborhood';
import { namedProvenance } from './namedProvenance';
import { oncePerCard } from './oncePerCard';
import { PhoneNumber } from './PhoneNumber';
import { Picture } from './Picture';
import { Coordinates, FactProvenance, RatingSummary, RestaurantSource } from './parts';
import { RestaurantHours } from './RestaurantHours';
import { ServedDish } from './ServedDish';

/** The catalogue writes January 1 when only the year is known, so the graph gives no day then. */
function dayOf(openedOn: Date | null): string | null {
  const day = openedOn?.toISOString().slice(0, 10) ?? null;
  return day?.endsWith('-01-01') ? null : day;
}

const shownPictures = oncePerCard((restaurant, addresses: PictureAddresses) =>
  picturesOf(restaurant, addresses).map((picture) => ({ ...picture, restaurant })),
);

const knownHours = oncePerCard(({ hours, timeZone, weeklyHours, holidayHours, isClosed }) => {
  const weekly = readWeeklyHours(weeklyHours);
  if (!hours || !timeZone || !weekly) return null;
  return { text: hours, timeZone, weekly, holidayHours: readHolidayHours(holidayHours), isClosed };
});

/** The Restaurant type, a Node, made from a card in memory: only the viewer's own fields read from the database. */
export const Restaurant = builder.node(builder.objectRef<Card>('Restaurant'), {
  description: 'A place to eat or drink. What nobody knows is null; nothing is invented.',
  id: { resolve: ({ id }) => id },
  brandLoadedObjects: false, // a card is marked once, not whenever it is shown
  loadManyWithoutCache: async (ids, { loaders }) => {
    const cards = await Promise.all(ids.map((id) => (isUuid(id) ? loaders.restaurants.load(id.toLowerCase()) : null)));
    return cards.map(asNode);
  },
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
    address: t.field({ type: Address, description: 'Its postal address.', resolve: (restaurant) => restaurant }),
    city: t.field({
      type: City,
      nullable: true,
      description: 'The city it belongs to; null where our list of cities has none of its name.',
      resolve: cityNamed,
    }),
    brand: t.field({
      type: Brand,
      nullable: true,
      description: 'The chain it belongs to; null where nobody says so.',
      resolve: ({ brand }) => (brand ? { name: brand } : null),
    }),
    cuisines: t.field({
      type: [Cuisine],
      extensions: listOf(3),
      description: 'Its cuisines, the main one first; empty where nobody knows.',
      resolve: ({ cuisine }) => [...cuisinesOf(cuisine)],
    }),
    priceRange: t.field({
      type: PriceRange,
      nullable: true,
      description: 'How expensive it is.',
      resolve: ({ priceRange }) => (isPriceRange(priceRange) ? priceRange : null),
    }),
    gemType: t.field({
      type: GemType,
      nullable: true,
      description: 'The badge it carries; null where it carries none.',
      resolve: gemBadge,
    }),
    audience: t.field({
      type: Audience,
      nullable: true,
      description:
        'Whom it feeds, by its source’s own class or by a rule that provenance names; null for a kind of which this ' +
        'version does not know.',
      resolve: ({ audience: word }) => audience(word) ?? null,
    }),
    externalListings: t.field({
      type: [ExternalListing],
      extensions: listOf(2),
      description:
        'What the catalog holds of its entries with other services; those of which nothing is known are left out.',
      resolve: listingsOf,
    }),
    pictures: t.field({
      type: [Picture],
      extensions: listOf(5),
      description: 'Its pictures, best first.',
      resolve: (restaurant, _args, { pictures }) => shownPictures(restaurant, pictures),
    }),
    phone: t.field({
      type: PhoneNumber,
      nullable: true,
      description: 'The telephone number.',
      resolve: ({ phone }) => phoneNumber(phone),
    }),
    websiteUrl: t.expose('website', { type: 'URL', nullable: true, description: 'Its own website.' }),
    takesReservations: t.exposeBoolean('needsReservation', {
      nullable: true,
      description:
        'Whether a table can be reserved: false is walk-in only; null where nobody knows. True is told of places that ' +
        'ask or advise to reserve. REST calls it needsReservation.',
    }),
    reservationUrl: t.expose('reservationUrl', { type: 'URL', nullable: true, description: 'Where to reserve.' }),
    hours: t.field({
      type: RestaurantHours,
      nullable: true,
      description: 'When it is open; null when they are not known.',
      resolve: (restaurant) => knownHours(restaurant),
    }),
    dietary: t.field({
      type: [DietaryOption],
      extensions: listOf(4),
      description: 'Diets it caters for; what is not named is not known.',
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
    recommendedDishes: t.field({
      type: [Dish],
      extensions: listOf(6),
      description: 'Dishes worth ordering.',
      resolve: ({ recommendedDishes }) => recommendedDishes.map((name) => ({ name })),
    }),
    dishes: t.field({
      type: [ServedDish],
      extensions: listOf(2),
      description: 'Dishes that it serves, by a rule that provenance names; empty where nobody knows.',
      resolve: ({ dishes }) => dishes.flatMap((id) => vocabulary.concepts.get(id) ?? []),
    }),
    mealTimes: t.field({
      type: [MealTime],
      extensions: listOf(2),
      description: 'Meals that it serves, by a rule that provenance names; empty where nobody knows.',
      resolve: ({ mealTimes }) => mealTimes.filter(isMealTime),
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
    operatingStatus: t.field({
      type: OperatingStatus,
      nullable: true,
      description: 'PERMANENTLY_CLOSED where its sources say that it closed for good; null where they do not.',
      resolve: operatingStatus,
    }),
    openedOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day it opened; null where nobody knows, or only the year.',
      resolve: ({ openedOn }) => dayOf(openedOn),
    }),
    openedYear: t.int({
      nullable: true,
      description: 'The year it opened.',
      resolve: ({ openedOn }) => openedOn?.getUTCFullYear() ?? null,
    }),
    isListed: t.boolean({
      description: 'False when it no longer shows in results, e.g. because it closed.',
      resolve: ({ delistedAt }) => delistedAt === null,
    }),
    sources: t.field({
      type: [RestaurantSource],
      extensions: listOf(4),
      description: 'Where its facts come from, oldest first.',
      resolve: ({ sources }) => sources,
    }),
    provenance: t.field({
      type: [FactProvenance],
      extensions: listOf(25),
      description: 'Where each known fact is from.',
      resolve: (restaurant) => namedProvenance(restaurant),
    }),
    viewerHasSaved: t.boolean({
      nullable: true,
      description: 'Whether the member who asks keeps it; null for everybody else: a guest’s list is on the device.',
      resolve: ({ id }, _args, { loaders, viewer }) =>
        viewer.kind === 'MEMBER' ? loaders.viewerHasSaved.load(id) : null,
    }),
  }),
});

/** Marks a card with its type for the interface Node; callers do not see the mark. */
function asNode(card: Card | null): Card | null {
  if (card && !getTypeBrand(card)) brandWithType(card, Restaurant);
  return card;
}
