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
  description: 'The removed item to restore.',
  fields: (t) => ({
    removedItemId: t.id({ required: true, description: 'The removed item’s global id or uuid.' }),
    idempotencyKey: idempotencyKey(t),
    clientMutationId: clientMutationId(t),
  }),
});

const RestoreRemovedPayload = payloadType<Restored>('RestoreRemovedPayload', {
  description:
    'The answer to restoreRemoved. It contains the edge of the restored item. For a visit, it contains the visit and ' +
    'the edge of its entry.',
  fields: (t) => ({
    restoredItemId: t.id({
      nullable: true,
      description: 'The global id of the RemovedItem, which no longer exists; null when the mutation was refused.',
      resolve: ({ removedItemId }) => removedItemId && encodeGlobalId('RemovedItem', removedItemId),
    }),
    savedRestaurantEdge: t.field({
      type: SavedRestaurantEdge,
      nullable: true,
      description: 'The edge of the restored save in the viewer’s list; null if the item is not a saved restaurant.',
      resolve: ({ saved }) => saved && savedEdge(saved),
    }),
    diaryEntryEdge: t.field({
      type: DiaryEntryEdge,
      nullable: true,
      description:
        'The edge of the restored entry in the viewer’s diary, or of the entry of a restored visit; null for a saved ' +
        'restaurant.',
      resolve: ({ entry }) => entry && entryEdge(entry),
    }),
    diaryVisit: t.field({
      type: DiaryVisit,
      nullable: true,
      description: 'The restored visit; null if the item is not a visit.',
      resolve: ({ visit }) => visit,
    }),
    restaurant: changedRestaurant(t, 'The restaurant'),
  }),
});

builder.mutationField('restoreRemoved', (t) =>
  t.field({
    type: RestoreRemovedPayload,
    description:
      'Restores an item that the member removed, with its ids and dates. If the member saved the restaurant again, ' +
      'the new save stays as it is. If the member added the restaurant to the diary again, the restored visits are ' +
      'added to the new entry. A visit gets a new id if its id is now in use. A visit cannot be restored while the ' +
      'diary has no entry for its restaurant.',
    authScopes: { member: true },
    args: { input: t.arg({ type: RestoreRemovedInput, required: true, description: 'The removed item to restore.' }) },
    resolve: async (_root, { input }, context) => {
      const uuid = uuidOf('RemovedItem', input.removedItemId);
      const restored = await restoreRemoved(context, context.viewer, uuid, input);
      context.loaders.viewerHasSaved.clear(restored.restaurantId);
      context.loaders.viewerDiaryEntry.clear(restored.restaurantId);
      return restored;
    },
  }),
);
