import { type RefObject, useEffect, useRef } from 'react';

/** Where the focus goes when what had it is no longer on the list: what the ref is given to. `count` is how long the list is. */
export function useKeptFocus<Target extends HTMLElement>(count: number): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const before = useRef(count);
  useEffect(() => {
    const isShorter = count < before.current;
    before.current = count;
    if (isShorter && document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [count]);
  return target;
}
