import { forgetFormerGuest } from '../../context/signIn';
import type { SavedRestaurant } from '../../database/__generated__/prisma/client';
import { guestSaves, importGuestSaves } from '../../domain/saved/importGuestSaves';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { listOf } from '../cost/fieldWeight';
import { payloadType } from '../errors/UserError';
import { restaurantUuid } from '../globalId';
import { idempotencyKey, retryInput } from '../idempotencyKey';
import { savedEdge } from './savedEdge';
import { SavedRestaurantEdge } from './ViewerSavedRestaurants';

const ImportGuestSavesInput = builder
  .inputType('ImportGuestSavesInput', {
    description: 'The restaurants that a guest saved on the device.',
    fields: (t) => ({
      restaurantIds: t.idList({
        required: true,
        description: 'The uuids or global ids of restaurants, newest first; at most 100, may be empty.',
      }),
      idempotencyKey: idempotencyKey(t),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(guestSaves.extend(retryInput));

/** Each sent id is in one of the four lists, unchanged. */
interface Imported {
  savedIds: string[];
  alreadySavedIds: string[];
  unknownIds: string[];
  noRoomIds: string[];
  rows: SavedRestaurant[];
}

const ImportGuestSavesPayload = payloadType<Imported>('ImportGuestSavesPayload', {
  description:
    'The answer to importGuestSaves. Every sent id is in one of the four lists, unchanged. All lists are null ' +
    'when the call was refused.',
  fields: (t) => ({
    savedIds: t.idList({
      extensions: listOf(100),
      nullable: true,
      description: 'Restaurants that were added to the saved list.',
      resolve: ({ savedIds }) => savedIds,
    }),
    alreadySavedIds: t.idList({
      extensions: listOf(100),
      nullable: true,
      description: 'Restaurants that were already on the saved list.',
      resolve: ({ alreadySavedIds }) => alreadySavedIds,
    }),
    unknownIds: t.idList({
      extensions: listOf(100),
      nullable: true,
      description: 'Ids that are not restaurants of the catalog. The device keeps these.',
      resolve: ({ unknownIds }) => unknownIds,
    }),
    noRoomIds: t.idList({
      extensions: listOf(100),
      nullable: true,
      description:
        'Restaurants that do not fit: an account can save at most 10,000 restaurants, and the newest are imported ' +
        'first. The device keeps these too.',
      resolve: ({ noRoomIds }) => noRoomIds,
    }),
    savedRestaurantEdges: t.field({
      type: [SavedRestaurantEdge],
      extensions: listOf(100),
      nullable: true,
      description: 'The restaurants that were added to the viewer’s saved list, newest first.',
      resolve: ({ rows }) => rows?.map(savedEdge),
    }),
  }),
});

builder.mutationField('importGuestSaves', (t) =>
  t.field({
    type: ImportGuestSavesPayload,
    description:
      'For Fuud’s own app; may change. Saves the restaurants that a guest saved on the device, after the guest ' +
      'signed in as a member. Repeated or simultaneous calls save nothing twice. The guest’s account is removed.',
    authScopes: { member: true },
    args: { input: t.arg({ type: ImportGuestSavesInput, required: true, description: 'The list on the device.' }) },
    resolve: async (_root, { input }, context) => {
      const spellings = new Map<string, Set<string>>();
      for (const id of input.restaurantIds) {
        const key = (restaurantUuid(id) || id).toLowerCase();
        spellings.set(key, (spellings.get(key) ?? new Set()).add(id));
      }
      const asSent = (ids: readonly string[]) => ids.flatMap((id) => [...(spellings.get(id.toLowerCase()) ?? [id])]);
      const ids = input.restaurantIds.map((id) => restaurantUuid(id) || id);
      const imported = await importGuestSaves(context, context.viewer, ids, context.formerGuestId, input);
      await forgetFormerGuest(context);
      for (const id of [...imported.alreadySaved, ...imported.rows.map(({ restaurantId }) => restaurantId)]) {
        context.loaders.viewerHasSaved.clear(id);
      }
      return {
        rows: imported.rows,
        savedIds: asSent(imported.saved),
        alreadySavedIds: asSent(imported.alreadySaved),
        unknownIds: asSent(imported.unknown),
        noRoomIds: asSent(imported.noRoom),
      };
    },
  }),
);
