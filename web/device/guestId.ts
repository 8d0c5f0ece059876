import { readStored, writeStored } from './storage';

let tabGuest = readGuestId();

/** The guest id of this device, or null. */
export function readGuestId(): string | null {
  return readStored('fuud_guest_id') || null;
}

/** Stores the guest's id if it differs from the stored id. */
export function keepGuestId(id: string): void {
  if (readGuestId() !== id) writeStored('fuud_guest_id', id);
  tabGuest = readGuestId();
}

/** Whether this tab belongs to a guest who is no longer on this device, because another tab signed in or out. */
export function isGuestGone(): boolean {
  return tabGuest !== null && readGuestId() !== tabGuest;
}

/** Deletes the guest's id; the saved list stays. */
export function forgetGuestId(): void {
  writeStored('fuud_guest_id', null);
}
