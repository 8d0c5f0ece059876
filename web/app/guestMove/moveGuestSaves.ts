import { graphql, type IEnvironment } from 'relay-runtime';
import type { moveGuestSavesMutation } from '../../__generated__/moveGuestSavesMutation.graphql';
import { exclusively } from '../../device/exclusively';
import { forgetGuestId, readGuestId } from '../../device/guestId';
import { dropGuestSaves, listGuestSaves } from '../../device/guestSaves';
import { commitTypedMutation } from '../../relay/commitTypedMutation';

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
 * How many restaurants of a guest's list are in the account now, were there before, are not in the catalogue, or no longer
 * fit into the account.
 */
export type GuestMoved = { saved: number; alreadySaved: number; unknown: number; noRoom: number };

async function importSaves(environment: IEnvironment, restaurantIds: string[]) {
  const variables = { input: { restaurantIds } };
  return (await commitTypedMutation<moveGuestSavesMutation>(environment, mutation, variables)).importGuestSaves;
}

/**
 * Gives the list of the guest this device was, if it was one, to the member who is here now. After the answer, and not
 * before, the device forgets the guest and what the account holds; what the server does not take it keeps. One tab at a
 * time, and the server takes each restaurant once: nothing is lost or doubled, however often this is tried.
 */
export function moveGuestSaves(environment: IEnvironment): Promise<GuestMoved | null> {
  if (!readGuestId()) return Promise.resolve(null);
  return exclusively('fuud_guest_move', async () => {
    if (!readGuestId()) return null; // another tab was faster
    const ids = listGuestSaves().map(({ id }) => id);
    const { savedIds, alreadySavedIds, unknownIds, noRoomIds, userErrors } = await importSaves(environment, ids);
    const [error] = userErrors;
    if (error || !savedIds || !alreadySavedIds || !unknownIds || !noRoomIds) {
      throw new Error(error?.message ?? 'No answer');
    }
    // A browser's tabs learn of each other's writes a moment later, even one after the other: now this one has.
    if (!readGuestId()) return null;
    dropGuestSaves([...savedIds, ...alreadySavedIds]);
    forgetGuestId();
    return {
      saved: savedIds.length,
      alreadySaved: alreadySavedIds.length,
      unknown: unknownIds.length,
      noRoom: noRoomIds.length,
    };
  });
}
