/** The names under which the app keeps things on the device. Everything starts with fuud_. */
export type StorageKey =
  | 'fuud_theme'
  | 'fuud_theme_system'
  | 'fuud_language'
  | 'fuud_city'
  | 'fuud_city_chosen'
  | 'fuud_guest_id'
  | 'fuud_guest_saved'
  | 'fuud_search_state'
  | 'fuud_save_history';

const listeners = new Map<StorageKey, Set<() => void>>();

function notify(key: StorageKey | null) {
  for (const [name, set] of listeners) if (key === null || key === name) for (const listener of set) listener();
}

/** The stored text, or null when there is none or the browser keeps its storage closed. */
export function readStored(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the text (null removes it) and tells this tab's subscribers. Answers false when the browser refuses. */
export function writeStored(key: StorageKey, text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    return false;
  }
  notify(key);
  return true;
}

/** Removes everything the app keeps on the device, whatever wrote it, and tells this tab's subscribers. */
export function clearStored(): void {
  try {
    for (const key of Object.keys(window.localStorage)) {
      if (key.startsWith('fuud_')) window.localStorage.removeItem(key);
    }
  } catch {
    // storage is closed: nothing is kept
  }
  notify(null);
}

function onStorageEvent(event: StorageEvent) {
  notify(event.key as StorageKey | null);
}

/** Calls the listener when this or another tab changes the key; answers the function that ends it. */
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
