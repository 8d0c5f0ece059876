import { leaveTo } from '../device/address';
import { keepDiscoverState } from '../device/discoverState';
import { forgetGuest } from '../device/guestId';
import { forgetInteractions } from '../device/interactions';
import { keepSearch } from '../device/keptSearch';
import { forgetNeverShown } from '../device/neverShown';

/**
 * Ends the session: deletes the data of the guest, of the last search and of Discover from the device, then opens the
 * server's logout page.
 */
export function logOut(): void {
  forgetGuest();
  keepSearch(null);
  keepDiscoverState(null);
  forgetInteractions();
  forgetNeverShown();
  leaveTo('/api/auth/logout');
}
