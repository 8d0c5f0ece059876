import { useEffect, useEffectEvent } from 'react';

/** Results that stand this long were looked at. */
export const settledMs = 2000;

/** Calls `onSettled` once this part has shown the same thing (named by `key`) for 2 s. */
export function useSettled(key: string, onSettled: () => void): void {
  const settle = useEffectEvent(onSettled);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key begins anew
  useEffect(() => {
    const timer = setTimeout(settle, settledMs);
    return () => clearTimeout(timer);
  }, [key]);
}
