import { useEffect, useState } from 'react';

/** The value once it has not changed for so many ms; at once when it is blank. */
export function useRested(value: string, ms: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return value === '' ? '' : rested;
}
