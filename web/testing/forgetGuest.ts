import { forgetGuestId } from '../device/guestId';
import { forgetMoveKey } from '../device/guestMove';
import { writeStored } from '../device/storage';

/** Deletes what another tab deletes after it has moved the guest's list into an account: the id, the list and the key. */
export function forgetGuest(): void {
  forgetGuestId();
  forgetMoveKey();
  writeStored('fuud_guest_saved', null);
}
