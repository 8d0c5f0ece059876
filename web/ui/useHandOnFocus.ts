import { type RefObject, useLayoutEffect } from 'react';

/**
 * If this element disappears while the focus is inside it, the nearest container with tabIndex -1 gets the focus. So
 * users with a keyboard continue near the place where they were.
 */
export function useHandOnFocus(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      current.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, [element]);
}
