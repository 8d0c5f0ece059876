import { useEffect, useMemo, useState } from 'react';

/**
 * Whether a value has stayed the same for this many milliseconds. The time starts again at each change, also when an
 * earlier value comes back.
 */
export function useIsUnchangedFor(value: unknown, milliseconds: number): boolean {
  const change = useMemo(() => ({ to: value }), [value]);
  const [pastChange, setPastChange] = useState<typeof change | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setPastChange(change), milliseconds);
    return () => clearTimeout(timer);
  }, [change, milliseconds]);
  return pastChange === change;
}
