import { type ComponentType, useState } from 'react';

/**
 * A part of the app whose code comes when it is first wanted. `bring` fetches it and answers whether it is there;
 * `prepare` fetches ahead, when it is about to be wanted. `failed` until the next `bring` succeeds.
 */
export function useFetchedPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const bring = async (): Promise<boolean> => {
    try {
      const part = await load();
      setPart(() => part);
      setFailed(false);
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  };
  const prepare = () => void load().catch(() => undefined);
  return { Part, failed, bring, prepare };
}
