import { useSyncExternalStore } from 'react';
import { readStored, type StorageKey, subscribeStored } from './storage';

/**
 * The stored text of a key, always current in all components and tabs. Null during the hydration of the prerendered
 * page, as on the server.
 */
export function useStored(key: StorageKey): string | null {
  return useSyncExternalStore(
    (listener) => subscribeStored(key, listener),
    () => readStored(key),
    () => null,
  );
}
