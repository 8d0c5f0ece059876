import { retryViewer } from '../../session/startViewer';
import type { PageRequest } from '../page';

/**
 * Loads nothing for the page itself. The viewer query of the app's shell loads the account, and TasteSection loads the
 * taste. If the viewer query failed, it is sent again.
 */
export function loadSettingsPage({ environment }: PageRequest) {
  retryViewer(environment);
  return {};
}
