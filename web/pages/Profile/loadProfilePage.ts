import { retryViewer } from '../../session/startViewer';
import type { PageRequest } from '../page';

/** The shell's viewer query holds all that Profile shows; asked again only when it failed. */
export function loadProfilePage({ environment }: PageRequest) {
  retryViewer(environment);
  return {};
}
