import type { SavedRestaurant } from '../../database/__generated__/prisma/client';
import { listOf } from '../cost/fieldWeight';
import { payloadType } from '../errors/UserError';
import { savedEdge } from './savedEdge';
import { SavedRestaurantEdge } from './ViewerSavedRestaurants';

/** Each sent id is in one of the four lists, unchanged. */
interface Imported {
  savedIds: string[];
  alreadySavedIds: string[];
  unknownIds: string[];
  noRoomIds: string[];
  rows: SavedRestaurant[];
}

/** The type of the answer to importGuestSaves. */
export const ImportGuestSavesPayload = payloadType<Imported>('ImportGuestSavesPayload', {
  description:
    'The answer to importGuestSaves. Every sent id is in one of the four lists, unchanged. All lists are null ' +
    'when the call was refused.',
  fields: (t) => ({
    savedIds: t.idList({
      extensions: listOf(100),
      nullable: true,
      description: 'The ids of restaurants that this call added to the saved list.',
      resolve: ({ savedIds }) => savedIds,
    }),
    alreadySavedIds: t.idList({
      extensions: listOf(100),
      nullable: true,
      description: 'The ids of restaurants that were already on the saved list.',
      resolve: ({ alreadySavedIds }) => alreadySavedIds,
    }),
    unknownIds: t.idList({
      extensions: listOf(100),
      nullable: true,
      description: 'The ids that no restaurant of the catalog has. The app keeps these restaurants on the device.',
      resolve: ({ unknownIds }) => unknownIds,
    }),
    noRoomIds: t.idList({
      extensions: listOf(100),
      nullable: true,
      description:
        'The ids of restaurants for which the saved list has no room. The list can have at most 10,000 restaurants, ' +
        'and the first ids are saved first. The app keeps the restaurants with these ids on the device.',
      resolve: ({ noRoomIds }) => noRoomIds,
    }),
    savedRestaurantEdges: t.field({
      type: [SavedRestaurantEdge],
      extensions: listOf(100),
      nullable: true,
      description: 'The edges of the added restaurants in the viewer’s saved list, newest first.',
      resolve: ({ rows }) => rows?.map(savedEdge),
    }),
  }),
});
