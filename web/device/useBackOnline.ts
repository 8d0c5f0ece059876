import { useEffect, useEffectEvent } from 'react';

/** Calls `onBack` when the device is online again. */
export function useBackOnline(onBack: () => void): void {
  const call = useEffectEvent(onBack);
  useEffect(() => {
    const onOnline = () => call();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
}
