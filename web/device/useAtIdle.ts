import { startTransition, useEffect, useState } from 'react';

/** The longest wait in milliseconds, if the browser stays busy. */
const mostMs = 300;
/** The wait in milliseconds in browsers without requestIdleCallback. */
const soonMs = 100;

/** The value when the browser was last idle; undefined before that. For parts of a page that may be drawn later. */
export function useAtIdle<Value>(value: Value): Value | undefined {
  const [settled, setSettled] = useState<{ value: Value }>();
  useEffect(() => {
    const settle = () => startTransition(() => setSettled({ value }));
    if (!window.requestIdleCallback) {
      const timer = setTimeout(settle, soonMs);
      return () => clearTimeout(timer);
    }
    let handle: number | undefined;
    // The frame that shows the current change comes first.
    const frame = requestAnimationFrame(() => {
      handle = window.requestIdleCallback(settle, { timeout: mostMs });
    });
    return () => {
      cancelAnimationFrame(frame);
      if (handle !== undefined) window.cancelIdleCallback(handle);
    };
  }, [value]);
  return settled?.value;
}
