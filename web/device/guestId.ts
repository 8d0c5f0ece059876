import { readStored, writeStored } from './storage';

/** The id under which this device was a guest before, or null. */
export function readGuestId(): string | null {
  return readStored('fuud_guest_id') || null;
}

/** Keeps the guest's id when it differs from the one kept (decision D11). */
export function keepGuestId(id: string): void {
  if (readGuestId() !== id) writeStored('fuud_guest_id', id);
}

/** Forgets who the guest was; the list stays. */
export function forgetGuestId(): void {
  writeStored('fuud_guest_id', null);
}

/** Ends what this device knows about its guest: the id and the saved list. */
export function forgetGuest(): void {
  forgetGuestId();
  writeStored('fuud_guest_saved', null);
}
