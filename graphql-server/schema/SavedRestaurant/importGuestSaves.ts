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
    description: 'What a guest kept on the device.',
    fields: (t) => ({
      restaurantIds: t.idList({
        required: true,
        description: 'Restaurants’ uuids or global ids, newest first, at most 100; may be empty.',
      }),
      idempotencyKey: idempotencyKey(t),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(guestSaves.extend(retryInput));

/** Each id that was sent is unchanged in one of the four lists. */
interface Imported {
  savedIds: string[];
  alreadySavedIds: string[];
  unknownIds: string[];
  noRoomIds: string[];
  rows: SavedRestaurant[];
}

const ImportGuestSavesPayload = payloadType<Imported>('ImportGuestSavesPayload', {
  description:
    'The answer to importGuestSaves: every id that was sent is in one of the four lists, spelled as it was sent. All are null when it was refused.',
  fields: (t) => ({
    savedIds: t.idList({
      extensions: listOf(100),
      nullable: true,
      description: 'Restaurants that are newly on the list.',
      resolve: ({ savedIds }) => savedIds,
    }),
    alreadySavedIds: t.idList({
      extensions: listOf(100),
      nullable: true,
      description: 'Restaurants that were on the list before.',
      resolve: ({ alreadySavedIds }) => alreadySavedIds,
    }),
    unknownIds: t.idList({
      extensions: listOf(100),
      nullable: true,
      description: 'No restaurants that we know; the device keeps these.',
      resolve: ({ unknownIds }) => unknownIds,
    }),
    noRoomIds: t.idList({
      extensions: listOf(100),
      nullable: true,
      description:
        'Restaurants that no longer fit: an account keeps at most 10,000 restaurants; the device keeps these too. The newest are taken first.',
      resolve: ({ noRoomIds }) => noRoomIds,
    }),
    savedRestaurantEdges: t.field({
      type: [SavedRestaurantEdge],
      extensions: listOf(100),
      nullable: true,
      description: 'What is new on the viewer’s list, newest first.',
      resolve: ({ rows }) => rows?.map(savedEdge),
    }),
  }),
});

builder.mutationField('importGuestSaves', (t) =>
  t.field({
    type: ImportGuestSavesPayload,
    description:
      'For Fuud’s own app; may change. Takes over what a guest kept on the device, after the guest signed in as a member. Sending it again, also at the ' +
      'same time, saves nothing twice. The account of the guest is removed.',
    authScopes: { member: true },
    args: { input: t.arg({ type: ImportGuestSavesInput, required: true, description: 'The device’s list.' }) },
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
