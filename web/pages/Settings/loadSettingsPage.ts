import { retryViewer } from '../../session/startViewer';
import type { PageRequest } from '../page';

/**
 * The page needs no query of its own, because the viewer query of the app's shell loads everything that Settings shows,
 * except the taste. If the viewer query failed, it is sent again.
 */
export function loadSettingsPage({ environment }: PageRequest) {
  retryViewer(environment);
  return {};
}
