import { leaveTo } from '../device/address';
import { keepDiscoverState } from '../device/discoverState';
import { forgetGuest } from '../device/guestId';
import { forgetInteractions } from '../device/interactions';
import { keepSearch } from '../device/keptSearch';
import { forgetNeverShown } from '../device/neverShown';

/** Ends the session: what the device keeps of its guest, of the last search and of Discover goes, then the server's logout page takes over. */
export function logOut(): void {
  forgetGuest();
  keepSearch(null);
  keepDiscoverState(null);
  forgetInteractions();
  forgetNeverShown();
  leaveTo('/api/auth/logout');
}
