import type { RemovedItem as Removed } from '../../database/__generated__/prisma/client';
import { unsaveRestaurant } from '../../domain/saved/unsaveRestaurant';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';
import { encodeGlobalId, restaurantUuid } from '../globalId';
import { idempotencyKey } from '../idempotencyKey';
import { removedFields } from '../RemovedItem/removedFields';
import { changedRestaurant } from '../Restaurant/changedRestaurant';

const UnsaveRestaurantInput = builder.inputType('UnsaveRestaurantInput', {
  description: 'Which restaurant to remove from the saved list.',
  fields: (t) => ({
    restaurantId: t.id({ required: true, description: 'The restaurant’s uuid or global id.' }),
    idempotencyKey: idempotencyKey(t),
    clientMutationId: clientMutationId(t),
  }),
});

interface Unsaved {
  restaurantId: string;
  removed: string | null;
  removedItem: Removed | null;
}

const UnsaveRestaurantPayload = payloadType<Unsaved>('UnsaveRestaurantPayload', {
  description: 'The answer to unsaveRestaurant.',
  fields: (t) => ({
    removedSavedRestaurantId: t.id({
      nullable: true,
      description:
        'The global id of the SavedRestaurant that was removed; null when no restaurant was removed from the list.',
      resolve: ({ removed }) => removed && encodeGlobalId('SavedRestaurant', removed),
    }),
    ...removedFields(t),
    restaurant: changedRestaurant(t, 'The restaurant, no longer saved'),
  }),
});

builder.mutationField('unsaveRestaurant', (t) =>
  t.field({
    type: UnsaveRestaurantPayload,
    description:
      'Removes a restaurant from the member’s saved list. The mutation also succeeds if the restaurant is not on the ' +
      'list. For 30 days, restoreRemoved can restore the restaurant.',
    authScopes: { member: true },
    args: { input: t.arg({ type: UnsaveRestaurantInput, required: true, description: 'Which restaurant to remove.' }) },
    resolve: async (_root, { input }, context) => {
      const asked = restaurantUuid(input.restaurantId).toLowerCase();
      const unsaved = await unsaveRestaurant(context, context.viewer, asked, input);
      const restaurantId = unsaved?.removedItem.restaurantId ?? asked;
      context.loaders.viewerHasSaved.clear(restaurantId);
      return { removed: unsaved?.id ?? null, removedItem: unsaved?.removedItem ?? null, restaurantId };
    },
  }),
);
