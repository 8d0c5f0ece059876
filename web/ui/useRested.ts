import { useEffect, useState } from 'react';

/** Returns the value once it has not changed for `ms` milliseconds; an empty value at once. */
export function useRested(value: string, ms: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return value === '' ? '' : rested;
}
