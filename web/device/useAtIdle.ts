import { startTransition, useEffect, useState } from 'react';

/** The longest wait, if the browser stays busy. */
const mostMs = 300;
/** The wait in browsers without requestIdleCallback. */
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
    const handle = window.requestIdleCallback(settle, { timeout: mostMs });
    return () => window.cancelIdleCallback(handle);
  }, [value]);
  return settled?.value;
}
