import { leaveTo } from '../device/address';
import { forgetGuest } from '../device/guestId';

/** Ends the session: what the device keeps of its guest goes, then the server's logout page takes over. */
export function logOut(): void {
  forgetGuest();
  leaveTo('/api/auth/logout');
}
