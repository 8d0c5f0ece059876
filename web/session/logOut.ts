import { leaveTo } from '../device/address';
import { forgetGuest } from '../device/guestId';
import { keepSearch } from '../device/keptSearch';

/** Ends the session: what the device keeps of its guest and of the last search goes, then the server's logout page takes over. */
export function logOut(): void {
  forgetGuest();
  keepSearch(null);
  leaveTo('/api/auth/logout');
}
