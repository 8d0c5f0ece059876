import { useMemo } from 'react';
import { isGuestGone } from './guestId';
import { readStored, writeStored } from './storage';
import { reportOtherViewer } from './tabViewer';
import { useStored } from './useStored';

/** The maximum number of restaurants that a guest may save on the device. */
export const guestSaveLimit = 10;

/** A restaurant as stored on a guest's device; savedAt is an ISO date-time. */
export type GuestSave = {
  id: string;
  name: string;
  cuisine: string | null;
  imageUrl: string | null;
  priceRange: string | null;
  googleRating: number | null;
  savedAt: string;
};

/** The result of a save or an unsave. The message for it has the key guestSaves.<code>. */
export type GuestSaveResult =
  | { success: true; code: 'saved' | 'unsaved' }
  | { success: false; code: 'alreadySaved' | 'limit' | 'guestGone' | 'saveFailed' | 'unsaveFailed' };

function isGuestSave(value: unknown): value is GuestSave {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'name' in value &&
    typeof value.name === 'string'
  );
}

function parse(text: string | null): GuestSave[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isGuestSave) : [];
  } catch {
    return [];
  }
}

/** The guest's saved restaurants, newest first. Text that cannot be read counts as an empty list. */
export function listGuestSaves(): GuestSave[] {
  return parse(readStored('fuud_guest_saved'));
}

/** Whether this restaurant is saved on the device. */
export function isGuestSaved(id: string): boolean {
  return listGuestSaves().some((save) => save.id === id);
}

/**
 * Stores the list with one more restaurant. If the guest has signed in or out in another tab, nothing is stored,
 * because nobody would find the restaurant; a dialog then offers to reload this tab.
 */
function storeSaved(saves: readonly GuestSave[]): GuestSaveResult {
  if (isGuestGone()) {
    reportOtherViewer();
    return { success: false, code: 'guestGone' };
  }
  const kept = writeStored('fuud_guest_saved', JSON.stringify(saves));
  return kept ? { success: true, code: 'saved' } : { success: false, code: 'saveFailed' };
}

/** Saves a restaurant on the device, unless it is already saved or the list has guestSaveLimit restaurants. */
export function saveForGuest(restaurant: Omit<GuestSave, 'savedAt'>): GuestSaveResult {
  const saves = listGuestSaves();
  if (saves.some((save) => save.id === restaurant.id)) return { success: false, code: 'alreadySaved' };
  if (saves.length >= guestSaveLimit) return { success: false, code: 'limit' };
  const { id, name, cuisine, imageUrl, priceRange, googleRating } = restaurant;
  const save = { id, name, cuisine, imageUrl, priceRange, googleRating, savedAt: new Date().toISOString() };
  return storeSaved([save, ...saves]);
}

/** Removes a restaurant from the device's list. A restaurant that is not on the list counts as removed. */
export function unsaveForGuest(id: string): GuestSaveResult {
  const rest = listGuestSaves().filter((save) => save.id !== id);
  const kept = writeStored('fuud_guest_saved', JSON.stringify(rest));
  return kept ? { success: true, code: 'unsaved' } : { success: false, code: 'unsaveFailed' };
}

/**
 * Puts a removed restaurant back at its old position in the list, unless the restaurant is already saved again or the
 * list is full.
 */
export function restoreForGuest(save: GuestSave): GuestSaveResult {
  const saves = listGuestSaves();
  if (saves.some(({ id }) => id === save.id)) return { success: false, code: 'alreadySaved' };
  if (saves.length >= guestSaveLimit) return { success: false, code: 'limit' };
  const older = saves.findIndex(({ savedAt }) => savedAt < save.savedAt);
  const all = older < 0 ? [...saves, save] : saves.toSpliced(older, 0, save);
  return storeSaved(all);
}

/** Removes these restaurants from the current list. Capital and small letters in the ids do not matter. */
export function dropGuestSaves(ids: readonly string[]): void {
  const gone = new Set(ids.map((id) => id.toLowerCase()));
  const rest = listGuestSaves().filter(({ id }) => !gone.has(id.toLowerCase()));
  writeStored('fuud_guest_saved', rest.length > 0 ? JSON.stringify(rest) : null);
}

/** The guest's list, always current in all components and tabs, and functions that read and change it. */
export function useGuestSaves() {
  const text = useStored('fuud_guest_saved');
  return useMemo(() => {
    const saves = parse(text);
    const ids = new Set(saves.map((save) => save.id));
    return { saves, isSaved: (id: string) => ids.has(id), save: saveForGuest, unsave: unsaveForGuest };
  }, [text]);
}
