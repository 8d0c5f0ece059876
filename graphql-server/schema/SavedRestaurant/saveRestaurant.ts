import type { SavedRestaurant } from '../../database/__generated__/prisma/client';
import { saveRestaurant } from '../../domain/saved/saveRestaurant';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';
import { restaurantUuid } from '../globalId';
import { idempotencyKey } from '../idempotencyKey';
import { changedRestaurant } from '../Restaurant/changedRestaurant';
import { SavedRestaurant as SavedRestaurantType } from './SavedRestaurant';
import { savedEdge } from './savedEdge';
import { SavedRestaurantEdge } from './ViewerSavedRestaurants';

const SaveRestaurantInput = builder.inputType('SaveRestaurantInput', {
  description: 'Which restaurant to save.',
  fields: (t) => ({
    restaurantId: t.id({ required: true, description: 'The restaurant’s uuid or global id.' }),
    idempotencyKey: idempotencyKey(t),
    clientMutationId: clientMutationId(t),
  }),
});

const SaveRestaurantPayload = payloadType<{ restaurantId: string; saved: SavedRestaurant }>('SaveRestaurantPayload', {
  description: 'The answer to saveRestaurant.',
  fields: (t) => ({
    savedRestaurant: t.field({
      type: SavedRestaurantType,
      nullable: true,
      description: 'The saved restaurant; null when the mutation was refused.',
      resolve: ({ saved }) => saved,
    }),
    savedRestaurantEdge: t.field({
      type: SavedRestaurantEdge,
      nullable: true,
      description: 'The edge of the restaurant in the viewer’s saved list; null when the mutation was refused.',
      resolve: ({ saved }) => saved && savedEdge(saved),
    }),
    restaurant: changedRestaurant(t, 'The restaurant, now saved'),
  }),
});

builder.mutationField('saveRestaurant', (t) =>
  t.field({
    type: SaveRestaurantPayload,
    description: 'Adds a restaurant to the member’s saved list. Saving the same restaurant again changes nothing.',
    authScopes: { member: true },
    args: { input: t.arg({ type: SaveRestaurantInput, required: true, description: 'Which restaurant to save.' }) },
    resolve: async (_root, { input }, context) => {
      const { saved } = await saveRestaurant(context, context.viewer, restaurantUuid(input.restaurantId), input);
      context.loaders.viewerHasSaved.clear(saved.restaurantId);
      return { saved, restaurantId: saved.restaurantId };
    },
  }),
);
