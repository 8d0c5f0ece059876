import { retryViewer } from '../../session/startViewer';
import type { PageRequest } from '../page';

/**
 * The page sends no query of its own, because the viewer query of the app's shell loads everything that Profile shows.
 * If the viewer query failed, it is sent again.
 */
export function loadProfilePage({ environment }: PageRequest) {
  retryViewer(environment);
  return {};
}
