import { findBySource } from '../../catalogue/lookup/findBySource';
import { matchRestaurant } from '../../catalogue/lookup/matchRestaurant';
import type { Loaders } from '../../context/Loader';
import { lastSurvivor } from '../../domain/restaurants/lastSurvivor';
import { builder } from '../builder';
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
  restaurantBySource: t.field({
    type: Restaurant,
    nullable: true,
    description:
      'The restaurant that a source calls so; null where nobody told of it. Of one that turned out to be another, the other.',
    args: {
      source: t.arg.string({
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
    resolve: async (_root, { source, sourceId }, { pool, loaders }) =>
      survivor(loaders, await findBySource(pool, source, sourceId)),
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
