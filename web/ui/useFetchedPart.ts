import { type ComponentType, useCallback, useState } from 'react';

/**
 * A component that is loaded when it is first needed. `bring` loads it and resolves to true if that succeeded.
 * `prepare` loads it in advance. After a failure, `failed` is true until a `bring` succeeds. Define `load` outside the
 * component, so that `bring` stays the same function.
 */
export function useFetchedPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const bring = useCallback(async (): Promise<boolean> => {
    try {
      const part = await load();
      setPart(() => part);
      setFailed(false);
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  }, [load]);
  const prepare = () => void load().catch(() => undefined);
  return { Part, failed, bring, prepare };
}
