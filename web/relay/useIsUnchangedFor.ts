import { useEffect, useState } from 'react';

/** Whether a value has stayed the same for this many milliseconds. */
export function useIsUnchangedFor(value: unknown, milliseconds: number): boolean {
  const [unchanged, setUnchanged] = useState<{ value: unknown } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setUnchanged({ value }), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return unchanged !== null && unchanged.value === value;
}
