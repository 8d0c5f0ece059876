import { retryViewer } from '../../session/startViewer';
import type { PageRequest } from '../page';

/** The shell's viewer query holds all that Settings shows; asked again only when it failed. */
export function loadSettingsPage({ environment }: PageRequest) {
  retryViewer(environment);
  return {};
}
