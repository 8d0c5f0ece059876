import { useSyncExternalStore } from 'react';

const reducedMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void): () => void {
  const query = reducedMotion();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Whether the reader asked the system for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => reducedMotion()?.matches ?? false,
    () => false,
  );
}
