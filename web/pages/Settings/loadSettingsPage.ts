import { retryViewer } from '../../session/startViewer';
import type { PageRequest } from '../page';

/**
 * Loads nothing new: the shell's viewer query has everything that Settings shows at first. It is sent again if it
 * failed.
 */
export function loadSettingsPage({ environment }: PageRequest) {
  retryViewer(environment);
  return {};
}
