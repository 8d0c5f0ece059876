import { useEffect, useEffectEvent, useState } from 'react';

/** Pages beyond the first bring more at once. */
const pageLength = { next: 40, all: 100 };

type LoadNext = (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
type Pages = { hasNext: boolean; isLoadingNext: boolean; loadNext: LoadNext };

/**
 * The pages of a list as they are wanted: `more` asks for the next one, and while `all` is true they come one after the
 * other to the last. A page that does not come stops that until `again`.
 */
export function useEveryPage({ hasNext, isLoadingNext, loadNext }: Pages, all: boolean) {
  const [failed, setFailed] = useState(false);
  const ask = (count: number) => {
    if (hasNext && !isLoadingNext) loadNext(count, { onComplete: (error) => setFailed(error !== null) });
  };
  const askAll = useEffectEvent(() => ask(pageLength.all));
  useEffect(() => {
    if (all && hasNext && !isLoadingNext && !failed) askAll();
  }, [all, hasNext, isLoadingNext, failed]);
  const more = () => {
    if (!failed) ask(pageLength.next);
  };
  const again = () => {
    setFailed(false);
    ask(pageLength.next);
  };
  return { more, again, failed };
}
