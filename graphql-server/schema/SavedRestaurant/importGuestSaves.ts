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

/** Each id that was sent is in one of the four lists, as it was sent. */
interface Imported {
  saved: string[];
  alreadySaved: string[];
  unknown: string[];
  noRoom: string[];
  rows: SavedRestaurant[];
}

const ImportGuestSavesPayload = payloadType<Imported>('ImportGuestSavesPayload', {
  description:
    'The answer to importGuestSaves: every id that was sent is in one of the four lists, spelled as it was sent. All are null when it was refused.',
  fields: (t) => ({
    saved: t.idList({
      extensions: listOf(100),
      nullable: true,
      description: 'What is newly on the list.',
      resolve: ({ saved }) => saved,
    }),
    alreadySaved: t.idList({
      extensions: listOf(100),
      nullable: true,
      description: 'What was on the list before.',
      resolve: ({ alreadySaved }) => alreadySaved,
    }),
    unknown: t.idList({
      extensions: listOf(100),
      nullable: true,
      description: 'Ids of no restaurant that we know; the device keeps these.',
      resolve: ({ unknown }) => unknown,
    }),
    noRoom: t.idList({
      extensions: listOf(100),
      nullable: true,
      description:
        'What no longer fits: an account keeps at most 10,000 restaurants; the device keeps these too. The newest are taken first.',
      resolve: ({ noRoom }) => noRoom,
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
        saved: asSent(imported.saved),
        alreadySaved: asSent(imported.alreadySaved),
        unknown: asSent(imported.unknown),
        noRoom: asSent(imported.noRoom),
      };
    },
  }),
);
