import { useEffect, useState } from 'react';

/**
 * The last value that stayed the same for `ms` milliseconds. The first value and "" are returned immediately. After "",
 * no value from before "" is returned.
 */
export function useDebouncedValue(value: string, ms: number): string {
  const [debounced, setDebounced] = useState(value);
  if (value === '' && debounced !== '') setDebounced('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return value === '' ? '' : debounced;
}
