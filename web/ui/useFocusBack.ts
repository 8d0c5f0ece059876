import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus back to the element with the returned ref, for example a button that is disabled while `pending` is
 * true and so loses the focus. If another element has the focus in the meantime, that element keeps it.
 */
export function useFocusBack<Target extends HTMLElement>(pending: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (!pending) return;
    return () => {
      if (document.activeElement === document.body) target.current?.focus();
    };
  }, [pending]);
  return target;
}
