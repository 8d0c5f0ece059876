import { useSyncExternalStore } from 'react';

const minute = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** All components share one timer, because a page can show many opening hours. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const tell of listeners) tell();
  }, minute / 4);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The start of the current minute. The calling component renders again within 15 s after the minute ends. */
export function useMinute(): Date {
  const now = useSyncExternalStore(subscribe, readMinute, readMinute);
  return new Date(now * minute);
}

function readMinute(): number {
  return Math.floor(Date.now() / minute);
}
