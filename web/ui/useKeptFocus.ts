import { type RefObject, useEffect, useRef } from 'react';

/**
 * If a list becomes shorter and then no element has the focus, moves the focus to the element with the returned ref.
 * This happens, for example, when the focused item of the list is removed. `count` is the length of the list.
 */
export function useKeptFocus<Target extends HTMLElement>(count: number): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const previousCount = useRef(count);
  useEffect(() => {
    const isShorter = count < previousCount.current;
    previousCount.current = count;
    if (isShorter && document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [count]);
  return target;
}
