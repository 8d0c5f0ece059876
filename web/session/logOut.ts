import { leaveTo } from '../device/address';
import { ofReader } from '../device/deviceOwner';
import { chooseStored, type StorageKey } from '../device/storage';

/** What the device stores for one session: the guest's data, the last search, Discover's data, and whose data it is. */
const ofSession: readonly StorageKey[] = [
  'fuud_guest_id',
  'fuud_guest_move',
  'fuud_guest_saved',
  'fuud_member',
  ...ofReader,
];

/** Ends the session: removes its data from the device, then opens the server's logout page. */
export function logOut(): void {
  for (const key of ofSession) chooseStored(key, null);
  leaveTo('/api/auth/logout');
}
