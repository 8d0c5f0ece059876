import { retryViewer } from '../../session/startViewer';
import type { PageRequest } from '../page';

/** The shell's viewer query has everything that Profile shows. If this query failed, it is sent again. */
export function loadProfilePage({ environment }: PageRequest) {
  retryViewer(environment);
  return {};
}
