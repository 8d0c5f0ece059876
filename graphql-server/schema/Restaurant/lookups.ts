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
  description: 'Where a place is, as an address book has it.',
  fields: (t) => ({
    lines: t.stringList({ required: true, description: 'House number and street first, e.g. ["6105A Delmar Blvd"].' }),
    city: t.string({ required: true, description: 'The city, e.g. "St. Louis".' }),
    region: t.string({ required: true, description: 'The US state, "MO" or "Missouri".' }),
    postalCode: t.string({ description: 'ZIP code.' }),
  }),
});

builder.queryFields((t) => ({
  restaurant: t.field({
    type: Restaurant,
    nullable: true,
    description:
      'One restaurant, listed or not; null when there is none. Of one that turned out to be another, the other.',
    args: { id: t.arg.id({ required: true, description: 'Its uuid or its global id.' }) },
    resolve: (_root, args, { loaders }, info) => {
      const id = restaurantUuid(args.id).toLowerCase();
      if (!isUuid(id)) return null;
      const found = lastSurvivor(loaders.restaurants, id);
      // Reads the data of its fields at the same time, not afterwards.
      return found instanceof Promise ? beside(found, askForOwn(info, loaders, id)) : found;
    },
  }),
  restaurantBySource: t.field({
    type: Restaurant,
    nullable: true,
    description:
      'The restaurant that a source calls so; null where nobody told of it. Of one that turned out to be another, the other.',
    args: {
      sourceKey: t.arg.string({
        required: true,
        description:
          'A source’s key as in `catalogSources` ("openstreetmap"), or "google" or "yelp"; capitals make no difference.',
      }),
      sourceId: t.arg.string({
        required: true,
        description:
          'The source’s own key as in `sources { sourceId }`, e.g. "node/123" of OpenStreetMap; Google’s place id; Yelp’s id, ' +
          'the alias or the address of its page.',
      }),
    },
    resolve: async (_root, { sourceKey, sourceId }, { pool, loaders }) =>
      survivor(loaders, await findBySource(pool, sourceKey, sourceId)),
  }),
  matchRestaurant: t.field({
    type: Restaurant,
    nullable: true,
    description:
      'The restaurant that is surely the one of that name at that address, however both are spelled; null where there is none, ' +
      'and where it is not sure.',
    args: {
      name: t.arg.string({ required: true, description: 'The name on the door.' }),
      address: t.arg({ type: AddressInput, required: true, description: 'Where it is.' }),
    },
    resolve: async (_root, described, { pool, loaders }) => survivor(loaders, await matchRestaurant(pool, described)),
  }),
}));

const survivor = ({ restaurants }: Loaders, id: string | null) => (id === null ? null : lastSurvivor(restaurants, id));

async function beside<Found>(found: Promise<Found>, others: readonly unknown[]): Promise<Found> {
  return (await Promise.all([found, ...others]))[0];
}

function askForOwn(info: GraphQLResolveInfo, loaders: Loaders, id: string): unknown[] {
  const { saved, rating, diaryEntry } = viewerFieldsOf(info);
  return [
    saved && loaders.viewerHasSaved.load(id),
    rating && loaders.viewerRating.load(id),
    diaryEntry && loaders.viewerDiaryEntry.load(id),
  ];
}
