import { useSyncExternalStore } from 'react';
import { readStored, type StorageKey, subscribeStored } from './storage';

/**
 * The stored text of a key, always current in all components and tabs. Null while the page is prerendered and while the
 * browser hydrates the prerendered page.
 */
export function useStored(key: StorageKey): string | null {
  return useSyncExternalStore(
    (listener) => subscribeStored(key, listener),
    () => readStored(key),
    () => null,
  );
}
