import { graphql, type IEnvironment } from 'relay-runtime';
import type { moveGuestSavesMutation } from '../../__generated__/moveGuestSavesMutation.graphql';
import { forgetGuestId, readGuestId } from '../../device/guestId';
import { forgetMoveKey, keepMoveKey, readMoveKey } from '../../device/guestMove';
import { dropGuestSaves, listGuestSaves } from '../../device/guestSaves';
import { runExclusively } from '../../device/runExclusively';
import { commitTypedMutation } from '../../relay/commitTypedMutation';
import { outdateAnswers } from '../../relay/fetchGraphql';
import { newKey } from '../../relay/writeOnce';

const mutation = graphql`
  mutation moveGuestSavesMutation($input: ImportGuestSavesInput!) {
    importGuestSaves(input: $input) {
      savedIds
      alreadySavedIds
      unknownIds
      noRoomIds
      savedRestaurantEdges {
        node {
          restaurant {
            viewerHasSaved
          }
        }
      }
      userErrors {
        message
      }
    }
  }
`;

/**
 * How many restaurants of a guest's list were added to the account, were already there, are not in the catalog, or did
 * not fit in the account.
 */
export type GuestMoved = { saved: number; alreadySaved: number; unknown: number; noRoom: number };

async function importSaves(environment: IEnvironment, restaurantIds: string[]) {
  const idempotencyKey = readMoveKey(restaurantIds) ?? newKey();
  keepMoveKey(idempotencyKey, restaurantIds);
  const variables = { input: { restaurantIds, idempotencyKey } };
  return (await commitTypedMutation<moveGuestSavesMutation>(environment, mutation, variables)).importGuestSaves;
}

/**
 * If this device has a guest, moves the guest's saved restaurants to the account of the current member. After the
 * answer, the device deletes the guest's id and the restaurants that are now in the account. It keeps the restaurants
 * that the server did not accept. If the guest saved another restaurant in another tab in the meantime, the id stays,
 * so that the next load of the app moves this restaurant, too. If the browser has the Web Locks API, only one tab does
 * this at a time. Until the answer arrives, the same list is always sent with the same key, so a repeated request loses
 * and duplicates nothing. Rejects if the server refuses or does not answer.
 * @returns null if there is no guest, or if another tab has moved the list
 */
export function moveGuestSaves(environment: IEnvironment): Promise<GuestMoved | null> {
  if (!readGuestId()) return Promise.resolve(null);
  return runExclusively('fuud_guest_move', async () => {
    if (!readGuestId()) return null; // another tab was faster
    const ids = listGuestSaves().map(({ id }) => id);
    const { savedIds, alreadySavedIds, unknownIds, noRoomIds, userErrors } = await importSaves(environment, ids);
    const [error] = userErrors;
    if (error || !savedIds || !alreadySavedIds || !unknownIds || !noRoomIds) {
      throw new Error(error?.message ?? 'No answer');
    }
    outdateAnswers();
    // Tabs see each other's writes with a short delay. By now this tab sees them, so the guest's id is read again.
    if (!readGuestId()) return null;
    dropGuestSaves([...savedIds, ...alreadySavedIds]);
    forgetMoveKey();
    const sent = new Set(ids);
    if (listGuestSaves().every(({ id }) => sent.has(id))) forgetGuestId();
    return {
      saved: savedIds.length,
      alreadySaved: alreadySavedIds.length,
      unknown: unknownIds.length,
      noRoom: noRoomIds.length,
    };
  });
}
