import { retryViewer } from '../../session/startViewer';
import type { PageRequest } from '../page';

/**
 * The shell's viewer query has everything that Settings shows, except the taste. If this query failed, it is sent
 * again.
 */
export function loadSettingsPage({ environment }: PageRequest) {
  retryViewer(environment);
  return {};
}
