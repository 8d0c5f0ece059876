import { retryViewer } from '../../session/startViewer';
import type { PageRequest } from '../page';

/** The shell's viewer query has everything that Profile shows. It is sent again only if it failed. */
export function loadProfilePage({ environment }: PageRequest) {
  retryViewer(environment);
  return {};
}
