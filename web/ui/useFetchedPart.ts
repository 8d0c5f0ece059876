import { type ComponentType, useCallback, useState } from 'react';

/**
 * A component that is loaded when it is first needed. `load` loads the component and resolves to true, or to
 * false on failure. `preload` fetches the code in advance. After a `load` failed, `failed` is true until a `load`
 * succeeds. Define `fetchPart` outside the component that calls this hook, so that `load` stays the same
 * function.
 */
export function useFetchedPart<Props>(fetchPart: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(async (): Promise<boolean> => {
    try {
      const part = await fetchPart();
      setComponent(() => part);
      setFailed(false);
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  }, [fetchPart]);
  const preload = () => void fetchPart().catch(() => undefined);
  return { Component, failed, load, preload };
}
