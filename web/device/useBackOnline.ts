import { useEffect, useEffectEvent } from 'react';

/** Calls `onBack` when the device has a network again. */
export function useBackOnline(onBack: () => void): void {
  const tell = useEffectEvent(onBack);
  useEffect(() => {
    const hear = () => tell();
    window.addEventListener('online', hear);
    return () => window.removeEventListener('online', hear);
  }, []);
}
