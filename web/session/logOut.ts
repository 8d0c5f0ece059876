import { leaveTo } from '../device/address';
import { keepDiscoverState } from '../device/discoverState';
import { forgetGuest } from '../device/guestId';
import { forgetInteractions } from '../device/interactions';
import { keepSearch } from '../device/keptSearch';
import { forgetNeverShown } from '../device/neverShown';

/**
 * Ends the session: removes the guest's data, the last search and Discover's data from the device, then opens the
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
