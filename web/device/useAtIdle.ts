import { startTransition, useEffect, useState } from 'react';

/** At the latest after this, however busy the browser is. */
const mostMs = 300;
/** Where the browser cannot tell that it is idle. */
const soonMs = 100;

/** The value as it was when the browser last had time to spare; undefined until then. For what may be drawn later. */
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
