import { useEffect } from 'react';

/** While it is there, the browser asks, in its own words, before the page is closed or loaded anew. */
export function useAskBeforeUnload(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
