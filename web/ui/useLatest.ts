import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What the newest render was given, for a handler that goes on after it has waited. Effects have React's useEffectEvent for
 * the same.
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
