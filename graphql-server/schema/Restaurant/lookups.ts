import type { GraphQLResolveInfo } from 'graphql';
import { findBySource } from '../../catalogue/lookup/findBySource';
import { matchRestaurant } from '../../catalogue/lookup/matchRestaurant';
import type { Loaders } from '../../context/Loader';
import { isUuid } from '../../database/isUuid';
import { lastSurvivor } from '../../domain/restaurants/lastSurvivor';
import { builder } from '../builder';
import { restaurantUuid } from '../globalId';
import { viewerFieldsOf } from '../viewerFields';
import { Restaurant } from './Restaurant';

const AddressInput = builder.inputType('AddressInput', {
  description: 'The postal address of a restaurant.',
  fields: (t) => ({
    lines: t.stringList({ required: true, description: 'House number and street come first: ["6105A Delmar Blvd"].' }),
    city: t.string({ required: true, description: 'The city, e.g. "St. Louis".' }),
    region: t.string({ required: true, description: 'The US state: "MO" or "Missouri".' }),
    postalCode: t.string({ description: 'The ZIP code.' }),
  }),
});

builder.queryFields((t) => ({
  restaurant: t.field({
    type: Restaurant,
    nullable: true,
    description:
      'One restaurant, listed or not; null when no restaurant has this id. If the restaurant was merged into ' +
      'another restaurant, this field returns the other restaurant.',
    args: { id: t.arg.id({ required: true, description: 'The uuid or the global id of the restaurant.' }) },
    resolve: (_root, args, { loaders }, info) => {
      const id = restaurantUuid(args.id).toLowerCase();
      if (!isUuid(id)) return null;
      const found = lastSurvivor(loaders.restaurants, id);
      // Reads the restaurant and the viewer's own fields at the same time.
      return found instanceof Promise ? awaitTogether(found, startViewerReads(info, loaders, id)) : found;
    },
  }),
  restaurantBySource: t.field({
    type: Restaurant,
    nullable: true,
    description:
      'The restaurant that has this id at this source; null when there is no such restaurant. If the restaurant was ' +
      'merged into another restaurant, this field returns the other restaurant.',
    args: {
      sourceKey: t.arg.string({
        required: true,
        description:
          'The key of a source as in `catalogSources` ("osm" for OpenStreetMap), or "google" or "yelp". Capitals do ' +
          'not matter.',
      }),
      sourceId: t.arg.string({
        required: true,
        description:
          'The id at the source, as in `sources { sourceId }`, e.g. "node/123" for OpenStreetMap. For Google: the ' +
          'place id. For Yelp: the id, the alias, or the URL of the page.',
      }),
    },
    resolve: async (_root, { sourceKey, sourceId }, { pool, loaders }) =>
      survivor(loaders, await findBySource(pool, sourceKey, sourceId)),
  }),
  matchRestaurant: t.field({
    type: Restaurant,
    nullable: true,
    description:
      'The restaurant with this name at this address. The spelling may differ from the spelling in the catalog. Null ' +
      'when there is no such restaurant, and when it is not certain which restaurant is meant.',
    args: {
      name: t.arg.string({ required: true, description: 'The name of the restaurant.' }),
      address: t.arg({ type: AddressInput, required: true, description: 'The address of the restaurant.' }),
    },
    resolve: async (_root, described, { pool, loaders }) => survivor(loaders, await matchRestaurant(pool, described)),
  }),
}));

const survivor = ({ restaurants }: Loaders, id: string | null) => (id === null ? null : lastSurvivor(restaurants, id));

async function awaitTogether<Found>(found: Promise<Found>, others: readonly unknown[]): Promise<Found> {
  return (await Promise.all([found, ...others]))[0];
}

function startViewerReads(info: GraphQLResolveInfo, loaders: Loaders, id: string): unknown[] {
  const { saved, rating, diaryEntry } = viewerFieldsOf(info);
  return [
    saved && loaders.viewerHasSaved.load(id),
    rating && loaders.viewerRating.load(id),
    diaryEntry && loaders.viewerDiaryEntry.load(id),
  ];
}
