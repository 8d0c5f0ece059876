import { forgetFormerGuest } from '../../context';
import { guestSaves, type ImportedSaves, importGuestSaves } from '../../domain/saved/importGuestSaves';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { payloadType } from '../errors/UserError';
import { restaurantUuid } from '../globalId';
import { savedEdge } from './savedEdge';
import { ViewerSavedRestaurantsConnectionEdge } from './ViewerSavedRestaurants';

const ImportGuestSavesInput = builder
  .inputType('ImportGuestSavesInput', {
    description: 'What a guest kept on the device.',
    fields: (t) => ({
      restaurantIds: t.idList({
        required: true,
        description: 'Restaurants’ uuids or global ids, newest first, at most 100; may be empty.',
      }),
    }),
  })
  .validate(guestSaves);

const ImportGuestSavesPayload = payloadType<ImportedSaves>('ImportGuestSavesPayload', {
  description:
    'The answer to importGuestSaves: every id that was sent is in one of the four lists. All are null when nothing changed.',
  fields: (t) => ({
    saved: t.idList({
      extensions: listOf(100),
      nullable: true,
      description: 'uuids that are on the list from now on.',
      resolve: ({ saved }) => saved?.map(({ restaurantId }) => restaurantId),
    }),
    alreadySaved: t.idList({
      extensions: listOf(100),
      nullable: true,
      description: 'uuids that were on the list before.',
      resolve: ({ alreadySaved }) => alreadySaved,
    }),
    unknown: t.idList({
      extensions: listOf(100),
      nullable: true,
      description: 'Ids of no restaurant that we know, as they were sent; the device keeps these.',
      resolve: ({ unknown }) => unknown,
    }),
    noRoom: t.idList({
      extensions: listOf(100),
      nullable: true,
      description:
        'uuids that no longer fit: an account keeps at most 10,000 restaurants; the device keeps these too. The newest are taken first.',
      resolve: ({ noRoom }) => noRoom,
    }),
    edges: t.field({
      type: [ViewerSavedRestaurantsConnectionEdge],
      extensions: listOf(100),
      nullable: true,
      description: 'What is new on the viewer’s list, newest first.',
      resolve: ({ saved }) => saved?.map(savedEdge),
    }),
  }),
});

builder.mutationField('importGuestSaves', (t) =>
  t.field({
    type: ImportGuestSavesPayload,
    description:
      'Takes over what a guest kept on the device, after the guest signed in as a member. Sending it again, also at the ' +
      'same time, saves nothing twice. The account of the guest is removed.',
    authScopes: { member: true },
    args: { input: t.arg({ type: ImportGuestSavesInput, required: true, description: 'The device’s list.' }) },
    resolve: async (_root, { input }, context) => {
      const ids = input.restaurantIds.map((id) => restaurantUuid(id) || id);
      const imported = await importGuestSaves(context, context.viewer, ids, context.formerGuestId);
      await forgetFormerGuest(context);
      for (const id of [...imported.alreadySaved, ...imported.saved.map(({ restaurantId }) => restaurantId)]) {
        context.loaders.viewerHasSaved.clear(id).prime(id, true);
      }
      return imported;
    },
  }),
);
