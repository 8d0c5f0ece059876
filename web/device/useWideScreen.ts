import { useSyncExternalStore } from 'react';

const wideScreen = () => window.matchMedia?.('(min-width: 1040px)');

function subscribe(listener: () => void): () => void {
  const query = wideScreen();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Whether the window is wide enough for something beside a text. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wideScreen()?.matches ?? false,
    () => false,
  );
}
