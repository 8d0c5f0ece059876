import { useCallback, useSyncExternalStore } from 'react';
import { mediaQuery } from './mediaQuery';

/** Whether a media query applies. The component renders again when this changes. False in the prerendered page. */
export function useMediaQuery(media: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = mediaQuery(media);
      query?.addEventListener('change', listener);
      return () => query?.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaQuery(media)?.matches ?? false,
    () => false,
  );
}
