import { useEffect, useRef } from 'react';

function isDisposable(value: unknown): value is { dispose: () => void } {
  return typeof value === 'object' && value !== null && 'dispose' in value && typeof value.dispose === 'function';
}

function dispose(loaded: unknown) {
  if (typeof loaded !== 'object' || loaded === null) return;
  for (const part of Object.values(loaded)) if (isDisposable(part)) part.dispose();
}

/**
 * Disposes the query references of a page when they are replaced, and when the user leaves the page. The hook waits
 * for one turn of the event loop before it disposes them, because React's strict mode unmounts a component and mounts
 * it again with the same references.
 */
export function useDisposeReplaced(loaded: unknown): void {
  const leaving = useRef(new Map<unknown, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const timers = leaving.current;
    clearTimeout(timers.get(loaded));
    timers.delete(loaded);
    return () => {
      timers.set(
        loaded,
        setTimeout(() => {
          timers.delete(loaded);
          dispose(loaded);
        }),
      );
    };
  }, [loaded]);
}
