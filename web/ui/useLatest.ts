import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The value of the newest render, for a handler that continues after an await. In effects, use React's useEffectEvent.
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
