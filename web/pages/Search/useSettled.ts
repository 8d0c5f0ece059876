import { useEffect, useEffectEvent } from 'react';

/** Results that were shown for this many milliseconds count as viewed. */
export const settledMs = 2000;

/** Calls `onSettled` when `key` has stayed the same for 2 s. */
export function useSettled(key: string, onSettled: () => void): void {
  const settle = useEffectEvent(onSettled);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key starts the timer again
  useEffect(() => {
    const timer = setTimeout(settle, settledMs);
    return () => clearTimeout(timer);
  }, [key]);
}
