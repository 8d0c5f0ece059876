import { useEffect, useEffectEvent } from 'react';

/** Results that were shown this long count as looked at. */
export const settledMs = 2000;

/** Calls `onSettled` when `key` has stayed the same for 2 s. */
export function useSettled(key: string, onSettled: () => void): void {
  const settle = useEffectEvent(onSettled);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key starts the time again
  useEffect(() => {
    const timer = setTimeout(settle, settledMs);
    return () => clearTimeout(timer);
  }, [key]);
}
