import type { DiaryEntry as EntryRow, RemovedItem as Removed } from '../../database/__generated__/prisma/client';
import { removeDiaryVisit } from '../../domain/diary/removeDiaryVisit';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { DiaryEntry } from '../DiaryEntry/DiaryEntry';
import { payloadType } from '../errors/UserError';
import { encodeGlobalId, uuidOf } from '../globalId';
import { idempotencyKey } from '../idempotencyKey';
import { removedFields } from '../RemovedItem/removedFields';
import { changedRestaurant } from '../Restaurant/changedRestaurant';

const RemoveDiaryVisitInput = builder.inputType('RemoveDiaryVisitInput', {
  description: 'Which visit to remove.',
  fields: (t) => ({
    diaryVisitId: t.id({ required: true, description: 'The visit’s global id or uuid.' }),
    idempotencyKey: idempotencyKey(t),
    clientMutationId: clientMutationId(t),
  }),
});

interface RemovedVisit {
  entry: EntryRow;
  restaurantId: string;
  removed: string;
  removedItem: Removed;
}

const RemoveDiaryVisitPayload = payloadType<RemovedVisit>('RemoveDiaryVisitPayload', {
  description: 'The answer to removeDiaryVisit.',
  fields: (t) => ({
    removedDiaryVisitId: t.id({
      nullable: true,
      description: 'The global id of the removed visit; null when the mutation was refused.',
      resolve: ({ removed }) => removed && encodeGlobalId('DiaryVisit', removed),
    }),
    diaryEntry: t.field({
      type: DiaryEntry,
      nullable: true,
      description:
        'The entry as it is now; null when the mutation was refused. The entry now shows the latest of its other ' +
        'visits, or no visit.',
      resolve: ({ entry }) => entry,
    }),
    ...removedFields(t),
    restaurant: changedRestaurant(t, 'The restaurant of the entry'),
  }),
});

builder.mutationField('removeDiaryVisit', (t) =>
  t.field({
    type: RemoveDiaryVisitPayload,
    description:
      'Removes a visit from the member’s diary. The entry stays in the diary, even if it has no other visit. For 30 ' +
      'days, restoreRemoved can restore the visit.',
    authScopes: { member: true },
    args: { input: t.arg({ type: RemoveDiaryVisitInput, required: true, description: 'Which visit to remove.' }) },
    resolve: async (_root, { input }, context) => {
      const key = { id: uuidOf('DiaryVisit', input.diaryVisitId) };
      const { entry, visit, removedItem } = await removeDiaryVisit(context, context.viewer, key, input);
      context.loaders.viewerDiaryEntry.clear(entry.restaurantId);
      return { entry, removed: visit.id, removedItem, restaurantId: entry.restaurantId };
    },
  }),
);
