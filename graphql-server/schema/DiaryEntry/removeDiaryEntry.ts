import { removeDiaryEntry } from '../../domain/diary/removeDiaryEntry';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';
import { encodeGlobalId, uuidOf } from '../globalId';
import { changedRestaurant } from '../Restaurant/changedRestaurant';

const RemoveDiaryEntryInput = builder.inputType('RemoveDiaryEntryInput', {
  description: 'Which entry to remove.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The entry’s global id or uuid.' }),
    clientMutationId: clientMutationId(t),
  }),
});

const RemoveDiaryEntryPayload = payloadType<{ restaurantId: string; removed: string }>('RemoveDiaryEntryPayload', {
  description: 'The answer to removeDiaryEntry.',
  fields: (t) => ({
    removedDiaryEntryId: t.id({
      nullable: true,
      description: 'The global id of the entry that is gone; null when it was refused.',
      resolve: ({ removed }) => removed && encodeGlobalId('DiaryEntry', removed),
    }),
    restaurant: changedRestaurant(t, 'The restaurant, no longer in the diary'),
  }),
});

builder.mutationField('removeDiaryEntry', (t) =>
  t.field({
    type: RemoveDiaryEntryPayload,
    description: 'Takes an entry out of the member’s diary; the rating stays. An entry that is gone is not found.',
    authScopes: { member: true },
    args: { input: t.arg({ type: RemoveDiaryEntryInput, required: true, description: 'Which entry.' }) },
    resolve: async (_root, { input }, context) => {
      const { id, restaurantId } = await removeDiaryEntry(context, context.viewer, uuidOf('DiaryEntry', input.id));
      context.loaders.viewerDiaryEntry.clear(restaurantId).prime(restaurantId, null);
      return { removed: id, restaurantId };
    },
  }),
);
