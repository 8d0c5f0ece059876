/** The keys under which the app stores data in localStorage. All keys start with fuud_. */
export type StorageKey =
  | 'fuud_theme'
  | 'fuud_theme_system'
  | 'fuud_language'
  | 'fuud_member_theme'
  | 'fuud_member_language'
  | 'fuud_city'
  | 'fuud_city_chosen'
  | 'fuud_member'
  | 'fuud_guest_id'
  | 'fuud_guest_saved'
  | 'fuud_guest_move'
  | 'fuud_search_state'
  | 'fuud_results_map'
  | 'fuud_save_history'
  | 'fuud_interactions'
  | 'fuud_discover_state'
  | 'fuud_never';

const listeners = new Map<StorageKey, Set<() => void>>();

function notify(key: StorageKey | null) {
  for (const [name, set] of listeners) if (key === null || key === name) for (const listener of set) listener();
}

/** Choices that the browser refused to store. They are valid until the page is left. */
const unstoredChoices = new Map<StorageKey, string | null>();

/** The stored text; null if there is none or the browser blocks its storage. `unstoredChoices` has priority. */
export function readStored(key: StorageKey): string | null {
  if (unstoredChoices.has(key)) return unstoredChoices.get(key) ?? null;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the text (null removes it) and notifies this tab's subscribers. Returns false if the browser refuses. */
export function writeStored(key: StorageKey, text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    return false;
  }
  unstoredChoices.delete(key);
  notify(key);
  return true;
}

/** Stores a choice like writeStored. If the browser refuses, the choice is valid until the page is left. */
export function chooseStored(key: StorageKey, text: string | null): void {
  if (writeStored(key, text)) return;
  unstoredChoices.set(key, text);
  notify(key);
}

/** Removes everything that the app stores in localStorage, and notifies this tab's subscribers. */
export function clearStored(): void {
  unstoredChoices.clear();
  try {
    for (const key of Object.keys(window.localStorage)) {
      if (key.startsWith('fuud_')) window.localStorage.removeItem(key);
    }
  } catch {
    // the storage is blocked, so nothing is stored
  }
  notify(null);
}

function onStorageEvent(event: StorageEvent) {
  notify(event.key as StorageKey | null);
}

/** Calls the listener when this or another tab changes the key. Returns a function that unsubscribes. */
export function subscribeStored(key: StorageKey, listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorageEvent);
  const set = listeners.get(key) ?? new Set();
  listeners.set(key, set.add(listener));
  return () => {
    set.delete(listener);
    if (set.size === 0) listeners.delete(key);
    if (listeners.size === 0) window.removeEventListener('storage', onStorageEvent);
  };
}
