import { useEffect, useState } from 'react';

/** Whether a value has stayed the same for this many milliseconds. */
export function useHasRested(value: unknown, milliseconds: number): boolean {
  const [rested, setRested] = useState<{ value: unknown } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested({ value }), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested !== null && rested.value === value;
}
