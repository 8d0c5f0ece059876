import { loadQuery } from 'react-relay';
import guestArtifact, { type GuestPlacesQuery } from '../../__generated__/GuestPlacesQuery.graphql';
import artifact, { type MemberSavesQuery } from '../../__generated__/MemberSavesQuery.graphql';
import { listGuestSaves } from '../../device/guestSaves';
import { readLanguage } from '../../device/language';
import { readViewerKind } from '../../device/viewerKind';
import { graphLanguage } from '../../relay/graphLanguage';
import { registerConnectionHandler } from '../../relay/registerConnectionHandler';
import { restaurantId } from '../../relay/restaurantId';
import type { PageRequest } from '../page';

/**
 * Starts loading the data of the page. For a member, this is the list of saved restaurants. A guest's list is already
 * on the device, so only the current facts of its restaurants are loaded. If a guest's list is empty, nothing is
 * loaded.
 */
export function loadSavedPage({ environment }: PageRequest) {
  registerConnectionHandler();
  const language = graphLanguage(readLanguage());
  if (readViewerKind() === 'MEMBER') {
    return { saves: loadQuery<MemberSavesQuery>(environment, artifact, { language }), places: null };
  }
  const ids = listGuestSaves().map(({ id }) => restaurantId(id));
  const places = ids.length > 0 ? loadQuery<GuestPlacesQuery>(environment, guestArtifact, { ids, language }) : null;
  return { saves: null, places };
}
