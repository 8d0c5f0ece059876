import { type Restored, restoreRemoved } from '../../domain/removed/restoreRemoved';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { entryEdge } from '../DiaryEntry/entryEdge';
import { DiaryEntryEdge } from '../DiaryEntry/ViewerDiary';
import { DiaryVisit } from '../DiaryVisit/DiaryVisit';
import { payloadType } from '../errors/UserError';
import { encodeGlobalId, uuidOf } from '../globalId';
import { idempotencyKey } from '../idempotencyKey';
import { changedRestaurant } from '../Restaurant/changedRestaurant';
import { savedEdge } from '../SavedRestaurant/savedEdge';
import { SavedRestaurantEdge } from '../SavedRestaurant/ViewerSavedRestaurants';

const RestoreRemovedInput = builder.inputType('RestoreRemovedInput', {
  description: 'What to put back.',
  fields: (t) => ({
    removedItemId: t.id({ required: true, description: 'The removed item’s global id or uuid.' }),
    idempotencyKey: idempotencyKey(t),
    clientMutationId: clientMutationId(t),
  }),
});

const RestoreRemovedPayload = payloadType<Restored>('RestoreRemovedPayload', {
  description:
    'The answer to restoreRemoved. A visit comes with the edge of its entry; else only the edge of what is back is there.',
  fields: (t) => ({
    restoredItemId: t.id({
      nullable: true,
      description: 'The global id of the RemovedItem that is one no longer; null when it was refused.',
      resolve: ({ removedItemId }) => removedItemId && encodeGlobalId('RemovedItem', removedItemId),
    }),
    savedRestaurantEdge: t.field({
      type: SavedRestaurantEdge,
      nullable: true,
      description: 'Where the restaurant stands on the viewer’s list again.',
      resolve: ({ saved }) => saved && savedEdge(saved),
    }),
    diaryEntryEdge: t.field({
      type: DiaryEntryEdge,
      nullable: true,
      description: 'Where the entry stands in the viewer’s diary again; of a visit, the entry that it is back in.',
      resolve: ({ entry }) => entry && entryEdge(entry),
    }),
    diaryVisit: t.field({
      type: DiaryVisit,
      nullable: true,
      description: 'The visit that is back.',
      resolve: ({ visit }) => visit,
    }),
    restaurant: changedRestaurant(t, 'The restaurant'),
  }),
});

builder.mutationField('restoreRemoved', (t) =>
  t.field({
    type: RestoreRemovedPayload,
    description:
      'Puts back what the member took away, with its ids and dates. Where the same is there again, nothing is lost: a save ' +
      'stays as it is, the visits of an entry join those of the entry that is there. A visit is refused while its entry is ' +
      'not in the diary: restore that first.',
    authScopes: { member: true },
    args: { input: t.arg({ type: RestoreRemovedInput, required: true, description: 'What to put back.' }) },
    resolve: async (_root, { input }, context) => {
      const uuid = uuidOf('RemovedItem', input.removedItemId);
      const restored = await restoreRemoved(context, context.viewer, uuid, input);
      context.loaders.viewerHasSaved.clear(restored.restaurantId);
      context.loaders.viewerDiaryEntry.clear(restored.restaurantId);
      return restored;
    },
  }),
);
