import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onReturn` when the user comes back to this tab or window. One return may cause two calls.
 * @returns a function that ends this
 */
export function subscribeReturn(onReturn: () => void): () => void {
  const onShow = () => {
    if (document.visibilityState === 'visible') onReturn();
  };
  window.addEventListener('focus', onShow);
  document.addEventListener('visibilitychange', onShow);
  return () => {
    window.removeEventListener('focus', onShow);
    document.removeEventListener('visibilitychange', onShow);
  };
}

/** Calls `onReturn` when the user comes back to this tab or window. One return may cause two calls. */
export function useReturn(onReturn: () => void): void {
  const call = useEffectEvent(onReturn);
  useEffect(() => subscribeReturn(() => call()), []);
}
