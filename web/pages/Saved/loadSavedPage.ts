import { loadQuery } from 'react-relay';
import guestArtifact, { type GuestPlacesQuery } from '../../__generated__/GuestPlacesQuery.graphql';
import artifact, { type MemberSavesQuery } from '../../__generated__/MemberSavesQuery.graphql';
import { listGuestSaves } from '../../device/guestSaves';
import { readLanguage } from '../../device/language';
import { readViewerKind } from '../../device/viewerKind';
import { graphLanguage } from '../../relay/graphLanguage';
import { keepConnections } from '../../relay/keepConnections';
import { restaurantId } from '../../relay/restaurantId';
import type { PageRequest } from '../page';

/**
 * Starts loading a member's list. A guest's list is on the device: for a guest it loads the current facts of the
 * restaurants on that list, and nothing if the list is empty.
 */
export function loadSavedPage({ environment }: PageRequest) {
  keepConnections();
  const language = graphLanguage(readLanguage());
  if (readViewerKind() === 'MEMBER') {
    return { saves: loadQuery<MemberSavesQuery>(environment, artifact, { language }), places: null };
  }
  const ids = listGuestSaves().map(({ id }) => restaurantId(id));
  const places = ids.length > 0 ? loadQuery<GuestPlacesQuery>(environment, guestArtifact, { ids, language }) : null;
  return { saves: null, places };
}
