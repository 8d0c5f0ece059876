import { retryViewer } from '../../session/startViewer';
import type { PageRequest } from '../page';

/**
 * The shell's viewer query has everything that Settings shows, except the taste. It is sent again only if it failed.
 */
export function loadSettingsPage({ environment }: PageRequest) {
  retryViewer(environment);
  return {};
}
