import { useEffect, useEffectEvent, useState } from 'react';

/** How many entries a request loads: `next` if `more` or `retry` starts the request, `all` if `loadsAll` starts it. */
const pageLength = { next: 40, all: 100 };

type LoadNext = (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;

/** The parts of usePages' result that are about the next pages. */
export type Pages = { hasNext: boolean; isLoadingNext: boolean; loadNext: LoadNext };

/**
 * Loads the pages of a list. `more` loads the next page. While `loadsAll` is true, all pages load by themselves, one
 * after the other. After a page failed to load, nothing more is loaded until `retry` is called.
 */
export function useEveryPage({ hasNext, isLoadingNext, loadNext }: Pages, loadsAll: boolean) {
  const [failed, setFailed] = useState(false);
  const ask = (count: number) => {
    if (hasNext && !isLoadingNext) loadNext(count, { onComplete: (error) => setFailed(error !== null) });
  };
  const askAll = useEffectEvent(() => ask(pageLength.all));
  useEffect(() => {
    if (loadsAll && hasNext && !isLoadingNext && !failed) askAll();
  }, [loadsAll, hasNext, isLoadingNext, failed]);
  const more = () => {
    if (!failed) ask(pageLength.next);
  };
  const retry = () => {
    setFailed(false);
    ask(pageLength.next);
  };
  return { more, retry, failed };
}
