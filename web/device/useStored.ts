import { useSyncExternalStore } from 'react';
import { readStored, type StorageKey, subscribeStored } from './storage';

/**
 * The stored text of a key, kept current across components and tabs. While a ready-rendered page is being hydrated it
 * is null, as it was on the server.
 */
export function useStored(key: StorageKey): string | null {
  return useSyncExternalStore(
    (listener) => subscribeStored(key, listener),
    () => readStored(key),
    () => null,
  );
}
