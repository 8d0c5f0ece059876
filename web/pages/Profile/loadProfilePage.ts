import { retryViewer } from '../../session/startViewer';
import type { PageRequest } from '../page';

/** Loads nothing new: the shell's viewer query has everything that Profile shows. It is sent again if it failed. */
export function loadProfilePage({ environment }: PageRequest) {
  retryViewer(environment);
  return {};
}
