import { useSyncExternalStore } from 'react';

const minute = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, minute / 4);
  return () => clearInterval(timer);
}

/** The start of the current minute. The component that calls this hook renders again when the minute ends. */
export function useMinute(): Date {
  const now = useSyncExternalStore(subscribe, readMinute, readMinute);
  return new Date(now * minute);
}

function readMinute(): number {
  return Math.floor(Date.now() / minute);
}
