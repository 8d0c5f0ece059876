import { type ComponentType, useCallback, useState } from 'react';

/**
 * A part of the app whose code comes when it is first wanted. `bring` fetches it and answers whether it is there;
 * `prepare` fetches ahead, when it is about to be wanted. `failed` until the next `bring` succeeds. `load` stands
 * outside the component, so that `bring` stays the same.
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
