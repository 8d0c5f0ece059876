import { forgetFormerGuest } from '../../context/signIn';
import { guestSaves, importGuestSaves } from '../../domain/saved/importGuestSaves';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { restaurantUuid } from '../globalId';
import { idempotencyKey, retryInput } from '../idempotencyKey';
import { ImportGuestSavesPayload } from './ImportGuestSavesPayload';

const ImportGuestSavesInput = builder
  .inputType('ImportGuestSavesInput', {
    description: 'The restaurants that a guest saved on the device.',
    fields: (t) => ({
      restaurantIds: t.idList({
        required: true,
        description: 'The uuids or global ids of at most 100 restaurants, newest first. The list may be empty.',
      }),
      idempotencyKey: idempotencyKey(t),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(guestSaves.extend(retryInput));

builder.mutationField('importGuestSaves', (t) =>
  t.field({
    type: ImportGuestSavesPayload,
    description:
      'This mutation is for Fuud’s own app, and may change. The app calls it after a guest signed in as a member. ' +
      'The mutation adds the restaurants from the guest’s device to the member’s saved list, and deletes the guest. ' +
      'Repeated or simultaneous calls save no restaurant twice.',
    authScopes: { member: true },
    args: { input: t.arg({ type: ImportGuestSavesInput, required: true, description: 'The list on the device.' }) },
    resolve: async (_root, { input }, context) => {
      const spellings = new Map<string, Set<string>>();
      for (const id of input.restaurantIds) {
        const key = (restaurantUuid(id) || id).toLowerCase();
        spellings.set(key, (spellings.get(key) ?? new Set()).add(id));
      }
      const asSent = (ids: readonly string[]) => [
        ...new Set(ids.flatMap((id) => [...(spellings.get(id.toLowerCase()) ?? [id])])),
      ];
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
