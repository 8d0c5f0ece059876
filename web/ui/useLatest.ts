import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A ref with the value of the newest render, for handlers that continue after an await. In effects, use
 * useEffectEvent instead.
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
