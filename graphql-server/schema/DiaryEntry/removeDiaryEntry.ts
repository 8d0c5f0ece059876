import type { RemovedItem as Removed } from '../../database/__generated__/prisma/client';
import { removeDiaryEntry } from '../../domain/diary/removeDiaryEntry';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';
import { encodeGlobalId, uuidOf } from '../globalId';
import { idempotencyKey } from '../idempotencyKey';
import { removedFields } from '../RemovedItem/removedFields';
import { changedRestaurant } from '../Restaurant/changedRestaurant';

const RemoveDiaryEntryInput = builder.inputType('RemoveDiaryEntryInput', {
  description: 'Which entry to remove.',
  fields: (t) => ({
    diaryEntryId: t.id({ required: true, description: 'The entry’s global id or uuid.' }),
    idempotencyKey: idempotencyKey(t),
    clientMutationId: clientMutationId(t),
  }),
});

interface RemovedEntry {
  restaurantId: string;
  removed: string;
  removedItem: Removed;
}

const RemoveDiaryEntryPayload = payloadType<RemovedEntry>('RemoveDiaryEntryPayload', {
  description: 'The answer to removeDiaryEntry.',
  fields: (t) => ({
    removedDiaryEntryId: t.id({
      nullable: true,
      description: 'The global id of the removed entry; null when the mutation was refused.',
      resolve: ({ removed }) => removed && encodeGlobalId('DiaryEntry', removed),
    }),
    ...removedFields(t),
    restaurant: changedRestaurant(t, 'The restaurant, no longer in the diary'),
  }),
});

builder.mutationField('removeDiaryEntry', (t) =>
  t.field({
    type: RemoveDiaryEntryPayload,
    description:
      'Removes an entry and all its visits from the member’s diary. The rating of the restaurant stays. If the entry ' +
      'was already removed, the error is NOT_FOUND. For 30 days, restoreRemoved can restore the entry.',
    authScopes: { member: true },
    args: { input: t.arg({ type: RemoveDiaryEntryInput, required: true, description: 'Which entry to remove.' }) },
    resolve: async (_root, { input }, context) => {
      const uuid = uuidOf('DiaryEntry', input.diaryEntryId);
      const { entry, removedItem } = await removeDiaryEntry(context, context.viewer, uuid, input);
      context.loaders.viewerDiaryEntry.clear(entry.restaurantId);
      return { removed: entry.id, removedItem, restaurantId: entry.restaurantId };
    },
  }),
);
