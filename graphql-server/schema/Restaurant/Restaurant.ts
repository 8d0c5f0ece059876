import { brandWithType, getTypeBrand } from '@pothos/core';
import { isUuid } from '../../database/isUuid';
import { audience, feature, isPriceRange } from '../../facts/facts';
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
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { City } from '../Location/City';
import { Address } from './Address';
import { Brand } from './Brand';
import { ExternalListing } from './ExternalListing';
import { Audience, Feature, GemType, OperatingStatus, PriceRange } from './enums';
import { Neighborhood, neighborhoodOf } from './Neighborhood';
import { namedProvenance } from './namedProvenance';
import { oncePerCard } from './oncePerCard';
import { PhoneNumber } from './PhoneNumber';
import { Picture } from './Picture';
import { Coordinates, FactProvenance, RatingSummary, RestaurantSource } from './parts';
import { RestaurantHours } from './RestaurantHours';

/**
 * Returns the day as "2019-05-01". Returns null when the day is unknown, and for January 1, because the catalogue
 * stores January 1 when only the year is known.
 */
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

/**
 * The Restaurant type, which implements Node. Its data is a card, which is cached in memory after the first read. The
 * viewer's own fields are not in the card; they are read from the database. The fields about food are in foodFields.ts.
 */
export const Restaurant = builder.node(builder.objectRef<Card>('Restaurant'), {
  description: 'A place to eat or drink. Unknown facts are null, or empty lists.',
  id: { resolve: ({ id }) => id },
  brandLoadedObjects: false, // asNode marks each card only once, which is faster
  loadManyWithoutCache: async (ids, { loaders }) => {
    const cards = await Promise.all(ids.map((id) => (isUuid(id) ? loaders.restaurants.load(id.toLowerCase()) : null)));
    return cards.map(asNode);
  },
  fields: (t) => ({
    uuid: t.exposeID('id', { description: 'The uuid. It is the id in the URL /restaurant/{uuid} and in REST.' }),
    name: t.exposeString('name', { description: 'The name of the restaurant.' }),
    url: t.field({
      type: 'URL',
      description: 'The restaurant’s page on this site.',
      resolve: ({ id }, _args, { site }) => `${site}/restaurant/${id}`,
    }),
    neighborhood: t.field({
      type: Neighborhood,
      nullable: true,
      description: 'The part of the city in which the restaurant is.',
      resolve: neighborhoodOf,
    }),
    address: t.field({ type: Address, description: 'The postal address.', resolve: (restaurant) => restaurant }),
    city: t.field({
      type: City,
      nullable: true,
      description: 'The city of the restaurant; null if our list of cities does not contain it.',
      resolve: cityNamed,
    }),
    brand: t.field({
      type: Brand,
      nullable: true,
      description: 'The chain that the restaurant belongs to; null when no source names a chain.',
      resolve: ({ brand }) => (brand ? { name: brand } : null),
    }),
    priceRange: t.field({
      type: PriceRange,
      nullable: true,
      description: 'How expensive the restaurant is.',
      resolve: ({ priceRange }) => (isPriceRange(priceRange) ? priceRange : null),
    }),
    gemType: t.field({
      type: GemType,
      nullable: true,
      description: 'The badge of the restaurant; null without a badge.',
      resolve: gemBadge,
    }),
    audience: t.field({
      type: Audience,
      nullable: true,
      description:
        'Who can eat at the restaurant. This is PUBLIC if no source and no rule (see `provenance`) says otherwise. ' +
        'Null if this version of the server does not know the stored audience.',
      resolve: ({ audience: word }) => audience(word) ?? null,
    }),
    externalListings: t.field({
      type: [ExternalListing],
      extensions: listOf(2),
      description:
        'The restaurant’s entries at other services, as stored in the catalog. A service is left out if none of its ' +
        'facts is known.',
      resolve: listingsOf,
    }),
    pictures: t.field({
      type: [Picture],
      extensions: listOf(5),
      description: 'The pictures, best first.',
      resolve: (restaurant, _args, { pictures }) => shownPictures(restaurant, pictures),
    }),
    phone: t.field({
      type: PhoneNumber,
      nullable: true,
      description: 'The telephone number.',
      resolve: ({ phone }) => phoneNumber(phone),
    }),
    websiteUrl: t.expose('website', { type: 'URL', nullable: true, description: 'The restaurant’s own website.' }),
    takesReservations: t.exposeBoolean('needsReservation', {
      nullable: true,
      description:
        'True if the restaurant requires or recommends a reservation. False if guests cannot reserve. Null when this ' +
        'is unknown, and when guests can reserve but need not. The name in REST is needsReservation.',
    }),
    reservationUrl: t.expose('reservationUrl', { type: 'URL', nullable: true, description: 'Where to reserve.' }),
    hours: t.field({
      type: RestaurantHours,
      nullable: true,
      description: 'The opening hours; null when unknown.',
      resolve: (restaurant) => knownHours(restaurant),
    }),
    features: t.field({
      type: [Feature],
      extensions: listOf(8),
      description: 'The known properties of the restaurant apart from its food. The list may be incomplete.',
      resolve: ({ features }) => features.flatMap((word) => feature(word) ?? []),
    }),
    insight: t.exposeString('aiInsight', {
      nullable: true,
      description: 'Why Fuud recommends the restaurant. The text uses only stored facts.',
    }),
    description: t.exposeString('description', { nullable: true, description: 'A description of the restaurant.' }),
    coordinates: t.field({
      type: Coordinates,
      nullable: true,
      description: 'The position on the map.',
      resolve: ({ latitude, longitude }) => (latitude !== null && longitude !== null ? { latitude, longitude } : null),
    }),
    ratingSummary: t.field({
      type: RatingSummary,
      description: 'The ratings by members of Fuud.',
      resolve: ratingSummary,
    }),
    isSample: t.exposeBoolean('isSample', { description: 'True for an invented restaurant of the sample data.' }),
    operatingStatus: t.field({
      type: OperatingStatus,
      nullable: true,
      description: 'PERMANENTLY_CLOSED if a source says that the restaurant closed permanently; otherwise null.',
      resolve: operatingStatus,
    }),
    openedOn: t.field({
      type: 'Date',
      nullable: true,
      description:
        'The day on which the restaurant opened. Null when unknown, when only the year is known, and for January 1.',
      resolve: ({ openedOn }) => dayOf(openedOn),
    }),
    openedYear: t.int({
      nullable: true,
      description: 'The year in which the restaurant opened; null when unknown.',
      resolve: ({ openedOn }) => openedOn?.getUTCFullYear() ?? null,
    }),
    isListed: t.boolean({
      description: 'False if the restaurant no longer appears in results, e.g. because it closed.',
      resolve: ({ delistedAt }) => delistedAt === null,
    }),
    sources: t.field({
      type: [RestaurantSource],
      extensions: listOf(4),
      description: 'The sources of the facts, sorted by fetchedAt, the earliest time first.',
      resolve: ({ sources }) => sources,
    }),
    provenance: t.field({
      type: [FactProvenance],
      extensions: listOf(25),
      description: 'The origins of the facts that have a field in GraphQL. Facts with an unknown origin are left out.',
      resolve: (restaurant) => namedProvenance(restaurant),
    }),
    viewerHasSaved: t.boolean({
      nullable: true,
      description:
        'Whether the viewer saved the restaurant; null unless the viewer is a member, because a guest’s list is ' +
        'stored only on the device.',
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
