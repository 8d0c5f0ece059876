import { useCallback, useSyncExternalStore } from 'react';

/** A window of this many pixels has room for something beside a text. */
const besideText = 1040;

/** Whether the window is at least `minWidth` pixels wide. The component renders again when this changes. */
export function useWideScreen(minWidth = besideText): boolean {
  const media = `(min-width: ${minWidth}px)`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = window.matchMedia?.(media);
      query?.addEventListener('change', listener);
      return () => query?.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(media)?.matches ?? false,
    () => false,
  );
}
